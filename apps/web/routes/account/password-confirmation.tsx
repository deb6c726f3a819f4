import type { ActionFunctionArgs } from '@remix-run/node';
import { ownPassword } from '../../access/login/credentials.ts';
import { pageCall } from '../../requests/page-call.ts';

/** /myAccount/confirmation: confirms the logged-in user's password. */
export function action(args: ActionFunctionArgs) {
  const { services, sessionToken } = args.context;
  return pageCall(args, ownPassword, async (actor, { password }) => {
    await services.recentPasswords.confirm(actor, sessionToken() ?? '', password);
    return undefined;
  });
}
