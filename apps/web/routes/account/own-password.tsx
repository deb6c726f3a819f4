import type { ActionFunctionArgs } from '@remix-run/node';
import { changedPassword } from '../../access/login/credentials.ts';
import { pageCall } from '../../requests/page-call.ts';

/** /myAccount/password: changes the logged-in user's password. */
export function action(args: ActionFunctionArgs) {
  const { services, sessionToken } = args.context;
  return pageCall(args, changedPassword, async (actor, typed) => {
    await services.passwordChanges.change(actor, sessionToken() ?? '', typed);
    return undefined;
  });
}
