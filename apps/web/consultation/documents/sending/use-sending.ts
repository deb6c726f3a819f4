import { useState } from 'react';
import { newLineId } from '../../care/line-id.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { type Mail, sendMail, uploadFile } from '../kinds/document-calls.ts';
import { DOCUMENTS, type DocumentKind } from '../kinds/document-kinds.ts';
import { pdfMaker } from '../pdf/browser-pdf-maker.ts';
import type { DocumentOrder } from '../pdf/worker-messages.ts';
import { beginRequest, endRequest, openRequest } from '../sent/open-request.ts';
import { type PendingMail, unconfirmed, withFile } from '../sent/sent-file.ts';
import { documentHash } from './document-hash.ts';
import { securedBy } from './secured-by.ts';
import {
  isRefusal,
  OFFLINE,
  Sending,
  type SendOutcome,
  type SendStep,
  type SendWays,
  type Upload,
} from './sending.ts';

/** Progress of sending (consultation specification, section 4: pdfPosted, pdfNotPosted). */
export type SendState =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending'; readonly step: SendStep }
  | { readonly kind: 'failed'; readonly outcome: Extract<SendOutcome, { ok: false }> }
  | { readonly kind: 'sent'; readonly email: string };

const NO_NETWORK =
  'Dieses Gerät hat gerade keine Verbindung. Bitte prüfen Sie sie und versuchen Sie es erneut.';

/** Prefix of file names on the server. */
const KEPT = 'protected-';

/** Sends a document. The same document in the same mail is one request, however often it is tried. */
export function useSending(order: DocumentOrder) {
  const { getState, update, markSecured } = useDraftActions();
  const [state, setState] = useState<SendState>({ kind: 'writing' });

  const begin = async (mail: Mail, isNewMail: boolean): Promise<Sending> => {
    const { kind } = order;
    const document = await documentHash(order);
    const letter = JSON.stringify(mail);
    const earlier = unconfirmed(getState().draft.documents, kind);
    const known = earlier?.pending.document === document ? earlier : undefined;
    // After a reload the file is made and uploaded again under the same name.
    const upload = known ? uploadOf(known.name.slice(KEPT.length)) : newUpload(kind);
    const request = openRequest(document) ?? beginRequest({ document, upload, sending: null });
    if (!isNewMail && request.sending?.mail === letter) return request.sending.it;
    const same = !isNewMail && JSON.stringify(known?.pending.mail) === letter;
    const id = same && known !== undefined ? known.pending.request : newLineId();
    const ways: SendWays = {
      make: async (password, onDrawn) => (await pdfMaker.make(order, password, onDrawn)).pdf.bytes,
      upload: (name, bytes) => {
        note(`${KEPT}${name}`, null);
        return uploadFile(name, bytes);
      },
      send: async (name, each, requestId) => {
        if (!navigator.onLine) return { ok: false, code: OFFLINE, message: NO_NETWORK, fields: {} };
        const before = getState().draft.documents?.find((file) => file.name === name)?.pending;
        note(name, null, { request: requestId, document, mail: each });
        const sent = await sendMail(name, each, requestId);
        if (sent.ok) note(name, each.email);
        // Refused, and no earlier attempt is open: the mail certainly was not sent.
        else if (before?.request !== requestId && isRefusal(sent.code)) note(name, null, before);
        return sent;
      },
    };
    const it = new Sending(id, request.upload, mail, ways, same);
    request.sending = { mail: letter, it };
    return it;
  };
  const note = (name: string, email: string | null, pending?: PendingMail) =>
    update((draft) => {
      // Changed while it was being sent: stale from the start.
      const stale = draft.documents?.find((file) => file.name === name)?.stale;
      return {
        ...draft,
        documents: withFile(draft.documents, {
          name,
          kind: order.kind,
          email,
          at: Date.now(),
          ...(pending && { pending }),
          ...(stale && { stale }),
        }),
      };
    });

  /** @param isNewMail as a new mail, although an earlier one may have arrived */
  const send = async (mail: Mail, password: string, isNewMail = false) => {
    const trimmed = { ...mail, email: mail.email.trim(), subject: mail.subject.trim() };
    // The draft as it is in the document, whatever changes during sending.
    const { draft: said } = getState();
    const sending = await begin(trimmed, isNewMail);
    const outcome = await sending.run(password, (step) => setState({ kind: 'sending', step }));
    if (outcome.ok) {
      endRequest();
      markSecured(securedBy(order, said.cart), said);
    }
    setState(outcome.ok ? { kind: 'sent', email: trimmed.email } : { kind: 'failed', outcome });
  };
  return { state, send, rewrite: () => setState({ kind: 'writing' }) };
}

function newUpload(kind: DocumentKind): Upload {
  return uploadOf(`${DOCUMENTS[kind].file}-${newLineId()}.pdf`);
}

const uploadOf = (file: string): Upload => ({ file, bytes: null, kept: null });
