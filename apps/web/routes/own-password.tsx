import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { requiredText } from './entrance-form.ts';
import { pageCall } from './page-call.ts';

const TOO_LONG = `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`;
const schema = z.strictObject({
  current: requiredText('Bitte geben Sie Ihr bisheriges Passwort ein.', PASSWORD_MAX_LENGTH, TOO_LONG),
  password: requiredText('Bitte geben Sie ein neues Passwort ein.', PASSWORD_MAX_LENGTH, TOO_LONG),
  repeated: requiredText('Bitte wiederholen Sie das neue Passwort.', PASSWORD_MAX_LENGTH, TOO_LONG),
});

/** /myAccount/password: another password for whoever is logged in. */
export function action(args: ActionFunctionArgs) {
  const { services, sessionToken } = args.context;
  return pageCall(args, schema, async (actor, typed) => {
    await services.passwordChanges.change(actor, sessionToken() ?? '', typed);
    return undefined;
  });
}
