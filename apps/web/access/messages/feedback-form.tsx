import { sendFeedback } from '#auth/calls';
import { FEEDBACK_MAX_LENGTH, feedbackForm } from '#auth/domain';
import { useHydrated } from '../../ui/basics/use-hydrated.ts';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { MessageOutcome } from './message-outcome.tsx';
import { NeedsScript } from './needs-script.tsx';
import { useMessage } from './use-message.ts';

const feedback = formOf(feedbackForm);

/** Sends feedback about the product to the vendor. */
export function FeedbackForm({ telefon }: { telefon: string }) {
  const form = useMessage(sendFeedback, feedback, { prefix: '' });
  const hydrated = useHydrated();
  return (
    <Form form={form.view} label="Feedback" onChange={form.goOn}>
      <p className="message message-notice">
        Bitte nennen Sie keine Angaben zu versicherten Personen: keine Namen und nichts über die Gesundheit.
      </p>
      <NeedsScript telefon={telefon} />
      <fieldset className="stack feedback-fields" disabled={!hydrated}>
        <Field name="Text" label="Ihre Rückmeldung" type="textarea" required limit={FEEDBACK_MAX_LENGTH} />
        <Field
          name="Mail"
          label="E-Mail (freiwillig)"
          type="email"
          autoComplete="email"
          note="Nur wenn Sie eine Antwort wünschen."
        />
      </fieldset>
      <FormErrors />
      <MessageOutcome
        form={form}
        thanks="Vielen Dank für Ihre Rückmeldung."
        otherwise={telefon === '' ? null : `Sie erreichen uns auch unter ${telefon}.`}
      />
      <div>
        <Submit disabled={!hydrated}>Feedback abschicken</Submit>
      </div>
    </Form>
  );
}
