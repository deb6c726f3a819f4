import { useFocus } from '../../../ui/basics/use-focus.ts';
import { SEND_STEPS, type SendOutcome, type SendStep } from './sending.ts';
import type { SendState } from './use-sending.ts';

type StepState = 'open' | 'running' | 'done' | 'failed' | 'unsure';

const WORDS: Readonly<Record<StepState, string>> = {
  open: 'noch offen',
  running: 'läuft',
  done: 'erledigt',
  failed: 'fehlgeschlagen',
  unsure: 'nicht bestätigt',
};

/** Progress of sending, step by step, and its result. */
export function SendProgress(props: {
  state: Exclude<SendState, { kind: 'writing' }>;
  onRetry: () => void;
  /** Sends it as another mail, so two may arrive. */
  onAgain: () => void;
  onRewrite: () => void;
  onClose: () => void;
}) {
  const { state, onRetry, onAgain, onRewrite, onClose } = props;
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
            <p>An {state.email}. Das Passwort zum Öffnen teilen Sie bitte auf einem anderen Weg mit.</p>
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
