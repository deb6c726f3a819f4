import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { requiredText } from './entrance-form.ts';
import { fileName, pageCall } from './page-call.ts';

const schema = z.strictObject({
  name: fileName,
  email: requiredText('Bitte geben Sie eine E-Mail-Adresse an.', 254, 'Die E-Mail-Adresse ist zu lang.'),
  subject: requiredText('Bitte geben Sie einen Betreff an.', 200, 'Der Betreff ist zu lang.'),
  text: requiredText('Bitte schreiben Sie einen Text.', 5000, 'Der Text ist zu lang.'),
  requestId: requiredText('Die Anfrage hat keinen Namen.', 64, 'Der Name der Anfrage ist zu lang.'),
});

/** /documents/mail: sends a kept document. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, schema, async (actor, mail) => {
    await args.context.services.pdfs.send(actor, mail);
    return undefined;
  });
}
