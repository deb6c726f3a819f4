import * as z from 'zod/mini';
import { optionalMail, requiredLines } from '../registration/form-fields.ts';

/** Most characters of a feedback. */
export const FEEDBACK_MAX_LENGTH = 4000;

/** What somebody says of the product, and where an answer may go. */
export const feedbackForm = z.strictObject({
  Text: requiredLines('Ihre Rückmeldung', FEEDBACK_MAX_LENGTH),
  Mail: optionalMail('E-Mail'),
});

/** A feedback that keeps all rules. */
export type FeedbackForm = z.output<typeof feedbackForm>;
