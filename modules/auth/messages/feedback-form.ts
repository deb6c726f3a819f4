import * as z from 'zod/mini';
import { optionalMail, requiredLines } from '../users/form-fields.ts';

/** Most characters of feedback. */
export const FEEDBACK_MAX_LENGTH = 4000;

/** Feedback on the product, with an optional address for replies. */
export const feedbackForm = z.strictObject({
  Text: requiredLines('Ihre Rückmeldung', FEEDBACK_MAX_LENGTH),
  Mail: optionalMail('E-Mail'),
});

/** The validated feedback. */
export type FeedbackForm = z.output<typeof feedbackForm>;
