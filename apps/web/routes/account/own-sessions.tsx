import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const one = formOf(
  z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Diese Sitzung gibt es nicht.')) }),
);
const none = formOf(z.strictObject({}));

/** /myAccount/sessions/ACT: ends one of the user's sessions, or all but the current one. */
export function action(args: ActionFunctionArgs) {
  const { services, sessionToken } = args.context;
  const { ownSessions } = services;
  if (args.params.act === 'end')
    return pageCall(args, one, async (actor, { id }) => {
      await ownSessions.end(actor, id);
      return undefined;
    });
  if (args.params.act === 'endOthers')
    return pageCall(args, none, async (actor) => ({
      count: await ownSessions.endOthers(actor, sessionToken() ?? ''),
    }));
  throw new Response(null, { status: 404 });
}
