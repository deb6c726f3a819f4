import { useState } from 'react';
import { usePress } from '../../../ui/basics/use-press.ts';
import { newLineId } from '../../care/line-id.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { type Mail, sendMail, uploadFile } from '../../papers/document-calls.ts';
import { wordsOf } from '../../papers/document-kinds.ts';
import type { HeldContent } from '../../papers/paper-list.ts';
import { type PendingMail, unconfirmed, withFile } from '../../papers/sent-file.ts';
import { pdfMaker } from '../pdf/browser-pdf-maker.ts';
import type { AnyOrder } from '../pdf/worker-messages.ts';
import { beginRequest, endRequest, openRequest } from '../sent/open-request.ts';
import { documentHash } from './document-hash.ts';
import type { SealingPassword } from './sealing-password.ts';
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
export function useSending(order: AnyOrder) {
  const { getState, update, markSecured } = useDraftActions();
  const [state, setState] = useState<SendState>({ kind: 'writing' });

  const begin = async (mail: Mail, sealing: SealingPassword, isNewMail: boolean): Promise<Sending> => {
    const { kind } = order;
    const own = sealing.own ? sealing.password : null;
    const document = await documentHash(order);
    const held = await heldBy(order);
    const letter = JSON.stringify(mail);
    const earlier = unconfirmed(getState().draft.documents, kind);
    // Sealed with a password of its own that is known no longer, it is another file in another mail.
    const known = own === null && earlier?.pending.document === document ? earlier : undefined;
    // After a reload the file is made and uploaded again under the same name.
    const upload = known ? uploadOf(known.name.slice(KEPT.length)) : newUpload();
    const open = openRequest(document);
    const request =
      open?.password === own ? open : beginRequest({ document, password: own, upload, sending: null });
    if (!isNewMail && request.sending?.mail === letter) return request.sending.it;
    const same = !isNewMail && JSON.stringify(known?.pending.mail) === letter;
    const id = same && known !== undefined ? known.pending.request : newLineId();
    const ways: SendWays = {
      make: async (password, onDrawn) =>
        'form' in order
          ? (await pdfMaker.fill(order, password)).pdf.bytes
          : (await pdfMaker.make(order, password, onDrawn)).pdf.bytes,
      upload: (name, bytes) => {
        note(held, `${KEPT}${name}`, null);
        return uploadFile(name, bytes, own);
      },
      send: async (name, each, requestId) => {
        if (!navigator.onLine) return { ok: false, code: OFFLINE, message: NO_NETWORK, fields: {} };
        const before = getState().draft.documents?.find((file) => file.name === name)?.pending;
        note(held, name, null, { request: requestId, document, mail: each });
        const sent = await sendMail(name, each, requestId);
        if (sent.ok) note(held, name, each.email);
        // Refused, and no earlier attempt is open: the mail certainly was not sent.
        else if (before?.request !== requestId && isRefusal(sent.code)) note(held, name, null, before);
        return sent;
      },
    };
    const it = new Sending(id, request.upload, mail, ways, same);
    request.sending = { mail: letter, it };
    return it;
  };
  const note = (held: HeldContent, name: string, email: string | null, pending?: PendingMail) =>
    update((draft) => {
      // Changed while it was being sent: stale from the start.
      const stale = draft.documents?.find((file) => file.name === name)?.stale;
      return {
        ...draft,
        documents: withFile(draft.documents, {
          name,
          kind: order.kind,
          title: wordsOf(order.kind, order.input.insurer).title,
          email,
          at: Date.now(),
          ...(pending && { pending }),
          ...(stale && { stale }),
          ...held,
        }),
      };
    });

  const deliver = async (mail: Mail, sealing: SealingPassword, isNewMail: boolean) => {
    // Before anything is looked up: what is shown is not to be pressed, closed or changed any more.
    setState({ kind: 'sending', step: 'make' });
    const trimmed = { ...mail, email: mail.email.trim(), subject: mail.subject.trim() };
    // The draft as it is in the document, whatever changes during sending.
    const { draft: documented } = getState();
    const sending = await begin(trimmed, sealing, isNewMail);
    const outcome = await sending.run(sealing.password, (step) => setState({ kind: 'sending', step }));
    if (outcome.ok) {
      endRequest();
      markSecured(securedBy(order, documented.cart), documented);
    }
    setState(outcome.ok ? { kind: 'sent', email: trimmed.email } : { kind: 'failed', outcome });
  };
  const { press } = usePress();
  /** @param isNewMail as a new mail, although an earlier one may have arrived */
  const send = (mail: Mail, sealing: SealingPassword, isNewMail = false) =>
    press(() => deliver(mail, sealing, isNewMail));
  return { state, send, rewrite: () => setState({ kind: 'writing' }) };
}

/** What the document holds, so that a later change of it can be noticed. */
async function heldBy(order: AnyOrder): Promise<HeldContent> {
  if ('form' in order) return {};
  const [content] = await pdfMaker.contentsOf([order]).catch(() => []);
  const { proposals } = order.input;
  return {
    ...(content !== undefined && { content }),
    ...(proposals && { proposals }),
  };
}

/** The same name for every document: which one is sent would tell the server of the answers. */
function newUpload(): Upload {
  return uploadOf(`dokument-${newLineId()}.pdf`);
}

const uploadOf = (file: string): Upload => ({ file, bytes: null, kept: null });
