import { type Done, defineCall, type } from '#platform/domain';
import { contactForm } from './contact-form.ts';
import { feedbackForm } from './feedback-form.ts';

/** Asks the vendor to get in contact; documented for programs. */
export const sendContact = defineCall({
  method: 'PUT',
  path: 'register/sendMail.php',
  admits: 'anybody',
  limit: { most: 100, minutes: 60 },
  takes: 'json',
  input: contactForm,
  answers: type<Done>(),
});

/** Sends feedback about the product to the vendor; documented for programs. */
export const sendFeedback = defineCall({
  method: 'PUT',
  path: 'register/sendFeedback.php',
  admits: 'anybody',
  limit: { most: 100, minutes: 60 },
  takes: 'json',
  input: feedbackForm,
  answers: type<Done>(),
});
