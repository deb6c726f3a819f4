import { useEffect, useRef, useState } from 'react';
import { formatMoment, MAIL_LIMITS } from '#platform/domain';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCare } from '../../care/care-data.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import type { Mail } from '../../papers/document-calls.ts';
import { unconfirmed } from '../../papers/sent-file.ts';
import type { AnyOrder } from '../pdf/worker-messages.ts';
import { MAIL_ENDING, mailErrors, proposedMail } from './mail-draft.ts';
import { PasswordNotice } from './password-notice.tsx';
import { SendProgress } from './send-progress.tsx';
import { usePassword } from './use-password.ts';
import { useSending } from './use-sending.ts';

const FIELDS = [
  { name: 'email', label: 'E-Mail-Adresse', type: 'email', inputMode: 'email' },
  { name: 'subject', label: 'Betreff', type: 'text', inputMode: 'text' },
  { name: 'text', label: 'Nachricht', type: 'textarea', inputMode: 'text' },
] as const;

/** The mail with the encrypted document, to review and send. */
export function SendForm(props: {
  order: AnyOrder;
  onBusy: (busy: boolean) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const { order, onBusy, onBack, onClose } = props;
  const { letterhead } = useCare();
  const { answers } = usePerson();
  const documents = useDraftPart((draft) => draft.draft.documents);
  // An unconfirmed mail from before the form was opened or the page reloaded.
  const [earlier, setEarlier] = useState(() => unconfirmed(documents, order.kind));
  const [mail, setMail] = useState<Mail>(
    () => earlier?.pending.mail ?? proposedMail(letterhead.name, answers.email),
  );
  const [marked, setMarked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const password = usePassword();
  const { state, send, rewrite } = useSending(order);
  const errors = mailErrors(mail);
  const busy = state.kind === 'sending';
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const submit = (again = false) => {
    setMarked(true);
    const [first] = Object.keys(errors);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`#mail-${first}-input`)?.focus();
    } else if (password.state.kind === 'there') void send(mail, password.state.password, again);
  };
  // Sent meanwhile, by a form that was closed before its server answered.
  const sent = documents?.find((file) => file.name === earlier?.name && file.pending === undefined);
  const arrived = sent?.email ?? null;
  const shown =
    state.kind === 'writing' && arrived !== null ? ({ kind: 'sent', email: arrived } as const) : state;
  if (shown.kind !== 'writing') {
    return (
      <SendProgress
        state={shown}
        onRetry={() => submit()}
        onAgain={() => submit(true)}
        onRewrite={() => {
          // A changed mail would be a second one beside the unconfirmed mail.
          setEarlier(unconfirmed(documents, order.kind));
          rewrite();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <form
      className="stack send-form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3>Verschlüsselt per E-Mail senden</h3>
      <p>
        Das PDF wird in diesem Browser mit dem PDF-Passwort Ihrer Institution verschlüsselt und erst dann
        übertragen. Das Passwort steht nicht in der Nachricht.
      </p>
      {earlier && (
        <p className="message message-notice">
          Ob die E-Mail an {earlier.pending.mail.email} vom {formatMoment(earlier.at)} angekommen ist, ist
          nicht bekannt. Unverändert gesendet kommt sie nicht zweimal an.
        </p>
      )}
      <PasswordNotice password={password} />
      {FIELDS.map(({ name, label, type, inputMode }) => (
        <TextField
          key={name}
          id={`mail-${name}`}
          label={label}
          type={type}
          inputMode={inputMode}
          required
          note={name === 'text' ? MAIL_ENDING : null}
          value={mail[name]}
          limit={MAIL_LIMITS[name]}
          error={(marked && errors[name]) || null}
          onChange={(value) => setMail({ ...mail, [name]: value })}
        />
      ))}
      <div className="document-actions dialog-actions">
        <button type="button" className="button document-close" onClick={onBack}>
          zurück zum Dokument
        </button>
        <button type="submit" className="button button-primary" disabled={password.state.kind !== 'there'}>
          Verschlüsselt senden
        </button>
      </div>
    </form>
  );
}
