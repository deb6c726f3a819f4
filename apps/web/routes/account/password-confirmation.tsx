import type { ActionFunctionArgs } from '@remix-run/node';
import { ownPassword } from '../../access/login/credentials.ts';
import { pageCall } from '../../requests/page-call.ts';

/** /myAccount/confirmation: the password of whoever is logged in, typed once more. */
export function action(args: ActionFunctionArgs) {
  const { services, sessionToken } = args.context;
  return pageCall(args, ownPassword, async (actor, { password }) => {
    await services.recentPasswords.confirm(actor, sessionToken() ?? '', password);
    return undefined;
  });
}
