import type { FormEvent } from 'react';
import { feedbackForm } from '#auth/domain';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { focusField } from '../ui/focus-field.ts';
import { TextField } from '../ui/text-field.tsx';
import { AccountField } from './account-field.tsx';
import { MessageOutcome } from './message-outcome.tsx';
import { NeedsScript } from './needs-script.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useMessage } from './use-message.ts';

const EMPTY = { Text: '', Mail: '' };

/** More than may be sent: what is too long is refused beside the field, and nothing of it is cut off. */
const MOST_TYPED = 20_000;

/** Says to the vendor what somebody thinks of the product. */
export function FeedbackForm({ telefon }: { telefon: string }) {
  const form = useMessage('register/sendFeedback.php', feedbackForm, EMPTY);
  const hydrated = useHydrated();
  const { values, errors, state, attempt, change } = form;
  const busy = state.kind === 'busy';
  const items = Object.entries(errors).map(([id, text]) => ({ id, text, to: `#${id}` }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit} aria-label="Feedback">
      <p className="message message-notice">
        Bitte nennen Sie keine Angaben zu betroffenen Personen: keine Namen und nichts über die Gesundheit.
      </p>
      <NeedsScript telefon={telefon} />
      <fieldset className="stack feedback-fields" disabled={!hydrated}>
        <TextField
          id="Text"
          label="Ihre Rückmeldung"
          type="textarea"
          required
          maxLength={MOST_TYPED}
          value={values.Text}
          error={errors.Text ?? null}
          onChange={(Text) => change({ Text })}
        />
        <AccountField
          id="Mail"
          label="E-Mail (freiwillig)"
          type="email"
          autoComplete="email"
          note="Nur wenn Sie eine Antwort wünschen."
          value={values.Mail}
          error={errors.Mail ?? null}
          onChange={(Mail) => change({ Mail })}
        />
      </fieldset>
      <ErrorSummary
        title="Bitte überprüfen Sie Ihre Eingaben:"
        items={items}
        attempt={attempt}
        onJump={focusField}
      />
      <MessageOutcome
        form={form}
        thanks="Vielen Dank für Ihre Rückmeldung."
        otherwise={telefon === '' ? null : `Sie erreichen uns auch unter ${telefon}.`}
      />
      <div>
        <button
          type="submit"
          className="button button-primary"
          disabled={!hydrated}
          aria-disabled={busy || undefined}
        >
          {busy ? 'Wird verschickt …' : 'Feedback abschicken'}
        </button>
      </div>
    </form>
  );
}
