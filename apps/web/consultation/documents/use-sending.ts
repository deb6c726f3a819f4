import { useRef, useState } from 'react';
import type { PdfDocument } from '#pdf/domain';
import { useDraft } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { pdfMaker } from './browser-pdf-maker.ts';
import { type Mail, sendMail, uploadFile } from './document-calls.ts';
import { DOCUMENTS, type DocumentKind } from './document-kinds.ts';
import { type Parcel, Sending, type SendOutcome, type SendStep } from './sending.ts';
import { withFile } from './sent-file.ts';

/** How far sending is (consultation specification, section 4: pdfPosted, pdfNotPosted). */
export type SendState =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending'; readonly step: SendStep }
  | { readonly kind: 'failed'; readonly outcome: Extract<SendOutcome, { ok: false }> }
  | { readonly kind: 'sent'; readonly email: string };

/** The name under which the server keeps a file. */
const keptName = (file: string) => `protected-${file}`;

/** Sends a document. The same document in the same mail is one request, however often it is tried. */
export function useSending(kind: DocumentKind, document: PdfDocument) {
  const { update } = useDraft();
  const [state, setState] = useState<SendState>({ kind: 'writing' });
  const parcel = useRef<{ readonly document: PdfDocument; readonly parcel: Parcel } | null>(null);
  const request = useRef<{ readonly key: string; readonly sending: Sending } | null>(null);

  const parcelOf = (): Parcel => {
    if (parcel.current?.document !== document) {
      const file = `${DOCUMENTS[kind].file}-${newLineId()}.pdf`;
      parcel.current = { document, parcel: { file, bytes: null, kept: null } };
    }
    return parcel.current.parcel;
  };
  const begin = (mail: Mail): Sending => {
    const packed = parcelOf();
    const key = JSON.stringify([packed.file, mail]);
    if (request.current?.key === key) return request.current.sending;
    const note = (email: string | null) =>
      update((draft) => ({
        ...draft,
        documents: withFile(draft.documents, { name: keptName(packed.file), kind, email, at: Date.now() }),
      }));
    const sending = new Sending(newLineId(), packed, mail, {
      make: () => pdfMaker.make(document, null),
      encrypt: async (password) => (await pdfMaker.make(document, password)).bytes,
      upload: (name, bytes) => {
        note(null);
        return uploadFile(name, bytes);
      },
      send: async (name, letter, requestId) => {
        const sent = await sendMail(name, letter, requestId);
        if (sent.ok) note(letter.email);
        return sent;
      },
    });
    request.current = { key, sending };
    return sending;
  };

  const send = async (mail: Mail, password: string) => {
    const trimmed = { ...mail, email: mail.email.trim(), subject: mail.subject.trim() };
    const outcome = await begin(trimmed).run(password, (step) => setState({ kind: 'sending', step }));
    // What is sent after this is another file in another mail.
    if (outcome.ok) {
      parcel.current = null;
      request.current = null;
    }
    setState(outcome.ok ? { kind: 'sent', email: trimmed.email } : { kind: 'failed', outcome });
  };
  return { state, send, rewrite: () => setState({ kind: 'writing' }) };
}
