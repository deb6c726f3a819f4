import { useState } from 'react';
import { useDraftWays } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { pdfMaker } from './browser-pdf-maker.ts';
import { type Mail, sendMail, uploadFile } from './document-calls.ts';
import { DOCUMENTS, type DocumentKind } from './document-kinds.ts';
import { beginRequest, endRequest, openRequest } from './open-request.ts';
import { type Parcel, Sending, type SendOutcome, type SendStep } from './sending.ts';
import { withFile } from './sent-file.ts';
import type { DocumentOrder } from './worker-messages.ts';

/** How far sending is (consultation specification, section 4: pdfPosted, pdfNotPosted). */
export type SendState =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending'; readonly step: SendStep }
  | { readonly kind: 'failed'; readonly outcome: Extract<SendOutcome, { ok: false }> }
  | { readonly kind: 'sent'; readonly email: string };

/** The name under which the server keeps a file. */
const keptName = (file: string) => `protected-${file}`;

/** Sends a document. The same document in the same mail is one request, however often it is tried. */
export function useSending(order: DocumentOrder) {
  const { update } = useDraftWays();
  const [state, setState] = useState<SendState>({ kind: 'writing' });

  const begin = (mail: Mail): Sending => {
    // Maps are not in it: what the catalogue says of the products in the cart.
    const { kind } = order;
    const text = JSON.stringify([order, [...order.input.products], [...order.input.prices]]);
    const request =
      openRequest(text) ?? beginRequest({ document: text, parcel: newParcel(kind), sending: null });
    const letter = JSON.stringify(mail);
    if (request.sending?.mail === letter) return request.sending.it;
    const { parcel } = request;
    const note = (email: string | null) =>
      update((draft) => ({
        ...draft,
        documents: withFile(draft.documents, { name: keptName(parcel.file), kind, email, at: Date.now() }),
      }));
    const it = new Sending(newLineId(), parcel, mail, {
      make: () => pdfMaker.make(order, null),
      encrypt: async (password) => (await pdfMaker.make(order, password)).pdf.bytes,
      upload: (name, bytes) => {
        note(null);
        return uploadFile(name, bytes);
      },
      send: async (name, each, requestId) => {
        const sent = await sendMail(name, each, requestId);
        if (sent.ok) note(each.email);
        return sent;
      },
    });
    request.sending = { mail: letter, it };
    return it;
  };

  const send = async (mail: Mail, password: string) => {
    const trimmed = { ...mail, email: mail.email.trim(), subject: mail.subject.trim() };
    const outcome = await begin(trimmed).run(password, (step) => setState({ kind: 'sending', step }));
    if (outcome.ok) endRequest();
    setState(outcome.ok ? { kind: 'sent', email: trimmed.email } : { kind: 'failed', outcome });
  };
  return { state, send, rewrite: () => setState({ kind: 'writing' }) };
}

function newParcel(kind: DocumentKind): Parcel {
  return { file: `${DOCUMENTS[kind].file}-${newLineId()}.pdf`, bytes: null, kept: null };
}
