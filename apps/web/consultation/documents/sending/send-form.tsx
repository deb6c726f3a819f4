import { useEffect, useRef, useState } from 'react';
import { formatMoment, MAIL_LIMITS } from '#platform/domain';
import { useFocus } from '../../../ui/basics/use-focus.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCare } from '../../care/care-data.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import type { Mail } from '../../papers/document-calls.ts';
import { unconfirmed } from '../../papers/sent-file.ts';
import type { AnyOrder } from '../pdf/worker-messages.ts';
import { isOpenWith } from '../sent/open-request.ts';
import { mailEnding, mailErrors, proposedMail } from './mail-draft.ts';
import { PasswordPart } from './password-part.tsx';
import { type PasswordState, type SealingPassword, useSealingPassword } from './sealing-password.ts';
import { SEND_STEPS, type SendOutcome, type SendStep } from './sending.ts';
import { type SendState, useSending } from './use-sending.ts';

type StepState = 'open' | 'running' | 'done' | 'failed' | 'unsure';

const WORDS: Readonly<Record<StepState, string>> = {
  open: 'noch offen',
  running: 'läuft',
  done: 'erledigt',
  failed: 'fehlgeschlagen',
  unsure: 'nicht bestätigt',
};

/** Progress of sending, step by step, and its result. */
function SendProgress(props: {
  state: Exclude<SendState, { kind: 'writing' }>;
  /** Null while it is not known. */
  sealing: SealingPassword | null;
  onRetry: () => void;
  /** Sends it as another mail, so two may arrive. */
  onAgain: () => void;
  onRewrite: () => void;
  onClose: () => void;
}) {
  const { state, sealing, onRetry, onAgain, onRewrite, onClose } = props;
  const unsure = state.kind === 'failed' ? state.outcome.unsure : undefined;
  const title = useFocus<HTMLHeadingElement>();
  return (
    <div className="stack">
      <h3 ref={title} tabIndex={-1}>
        Versand
      </h3>
      <ol className="send-steps">
        {SEND_STEPS.map(({ step, label }) => {
          const reached = stepState(step, state);
          return (
            <li key={step} data-state={reached}>
              {label} <span className="field-hint">{WORDS[reached]}</span>
            </li>
          );
        })}
      </ol>
      <div className="send-outcome" role="status">
        {state.kind === 'sending' && <p>Bitte warten Sie, bis das PDF versendet ist.</p>}
        {state.kind === 'sent' && (
          <div className="message message-covered">
            <p>
              <strong>Das PDF wurde erfolgreich versendet</strong>
            </p>
            <p>An {state.email}. Das Kennwort zum Öffnen teilen Sie bitte auf einem anderen Weg mit.</p>
          </div>
        )}
        {state.kind === 'failed' && (
          <div className={`message ${unsure ? 'message-notice' : 'message-cost'}`}>
            <p>
              <strong>{failureTitle(state.outcome)}</strong>
            </p>
            <p>{state.outcome.message ?? 'Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.'}</p>
            <p>
              {unsure === 'refused'
                ? 'Erneut senden? Im ungünstigen Fall kommt sie zweimal.'
                : 'Ein neuer Versuch versendet nicht zweimal.'}
            </p>
          </div>
        )}
      </div>
      {sealing && <PasswordPart sealing={sealing} />}
      <div className="dialog-actions">
        {state.kind === 'failed' && (
          <>
            <button type="button" className="button button-quiet document-close" onClick={onClose}>
              Schließen
            </button>
            <button type="button" className="button" onClick={onRewrite}>
              Nachricht ändern
            </button>
            {unsure === 'refused' ? (
              <button type="button" className="button" onClick={onAgain}>
                Nicht angekommen: noch einmal senden
              </button>
            ) : (
              <button type="button" className="button button-primary" onClick={onRetry}>
                Erneut versuchen
              </button>
            )}
          </>
        )}
        {state.kind === 'sent' && (
          <button type="button" className="button button-primary" onClick={onClose}>
            Fertig
          </button>
        )}
      </div>
    </div>
  );
}

function failureTitle({ step, unsure }: Extract<SendOutcome, { ok: false }>): string {
  if (unsure) return 'Wir wissen nicht, ob die E-Mail ankam';
  return step === 'make' || step === 'encrypt'
    ? 'Es gab einen Fehler beim Erstellen des PDFs'
    : 'Es gab einen Fehler beim Versand des PDFs';
}

function stepState(step: SendStep, state: Exclude<SendState, { kind: 'writing' }>): StepState {
  if (state.kind === 'sent') return 'done';
  const current = state.kind === 'sending' ? state.step : state.outcome.step;
  const order = SEND_STEPS.map((each) => each.step);
  if (step === current)
    return state.kind === 'sending' ? 'running' : state.outcome.unsure ? 'unsure' : 'failed';
  return order.indexOf(step) < order.indexOf(current) ? 'done' : 'open';
}

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
  const password = useSealingPassword(order);
  const sealing = password.state.kind === 'there' ? password.state.sealing : null;
  const own = sealing?.own ? sealing.password : null;
  const { state, send, rewrite } = useSending(order);
  const errors = mailErrors(mail, own);
  const busy = state.kind === 'sending';
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const submit = (again = false) => {
    setMarked(true);
    const [first] = Object.keys(errors);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`#mail-${first}-input`)?.focus();
    } else if (sealing !== null) void send(mail, sealing, again);
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
        // What another form has sent was sealed with a password that is shown no longer.
        sealing={state.kind === 'writing' && own !== null ? null : sealing}
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
        Das PDF wird in diesem Browser mit{' '}
        {own === null ? 'dem PDF-Passwort Ihrer Institution' : 'einem eigenen Kennwort'} verschlüsselt und
        erst dann übertragen. Das Kennwort steht nicht in der Nachricht.
      </p>
      {earlier && (
        <p className="message message-notice">
          Ob die E-Mail an {earlier.pending.mail.email} vom {formatMoment(earlier.at)} angekommen ist, ist
          nicht bekannt.{' '}
          {own === null || isOpenWith(own)
            ? 'Unverändert gesendet kommt sie nicht zweimal an.'
            : 'Eine neue E-Mail kommt dazu, mit einem anderen Kennwort.'}
        </p>
      )}
      <PasswordNotice {...password} />
      {sealing && <PasswordPart sealing={sealing} onNew={password.renew} />}
      {FIELDS.map(({ name, label, type, inputMode }) => (
        <TextField
          key={name}
          id={`mail-${name}`}
          label={label}
          type={type}
          inputMode={inputMode}
          required
          note={name === 'text' ? mailEnding(letterhead) : null}
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
        <button type="submit" className="button button-primary" disabled={sealing === null}>
          Verschlüsselt senden
        </button>
      </div>
    </form>
  );
}

/** Explains that nothing can be sent without a PDF password. */
function PasswordNotice({ state, retry }: { state: PasswordState; retry: () => void }) {
  if (state.kind === 'none') {
    return (
      <p className="message message-cost" role="alert">
        Der Versand per E-Mail ist nicht möglich, da Sie noch kein Passwort zur Verschlüsselung in den
        Kontaktdaten angegeben haben.
      </p>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <div className="message message-notice" role="alert">
      <p>{state.message}</p>
      <p>
        <button type="button" className="button" onClick={retry}>
          Erneut versuchen
        </button>
      </p>
    </div>
  );
}
