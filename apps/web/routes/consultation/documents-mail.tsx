import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { DomainError, isDomainError, MAIL_LIMITS } from '#platform/domain';
import { fileName, pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';
import { requiredText } from '../../ui/form/required-text.ts';

const form = formOf(
  z.strictObject({
    name: fileName,
    email: requiredText(
      'Bitte geben Sie eine E-Mail-Adresse an.',
      MAIL_LIMITS.email,
      'Die E-Mail-Adresse ist zu lang.',
    ),
    subject: requiredText(
      'Bitte geben Sie einen Betreff an.',
      MAIL_LIMITS.subject,
      'Der Betreff ist zu lang.',
    ),
    text: requiredText('Bitte schreiben Sie einen Text.', MAIL_LIMITS.text, 'Der Text ist zu lang.'),
    requestId: requiredText('Die Anfrage hat keinen Namen.', 64, 'Der Name der Anfrage ist zu lang.'),
  }),
);

/** /documents/mail: sends a kept document. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, form, async (actor, mail) => {
    await args.context.services.pdfs.send(actor, mail).catch((error: unknown) => {
      // The dialog may report a failure only if the mail has certainly not arrived.
      if (isDomainError(error) && 'uncertain' in error && error.uncertain === true)
        throw new DomainError('conflict', error.message);
      throw error;
    });
    return undefined;
  });
}
