import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { type Actor, rowId } from '#platform/domain';
import type { WebServices } from '../../context.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ id: rowId }), { id: WHOLE_NUMBER });

type Act = (services: WebServices, actor: Actor, id: number) => Promise<object | undefined>;

const ACTS: Readonly<Record<string, Act>> = {
  password: async ({ colleagues }, actor, id) => ({
    password: await colleagues.resetPassword(actor, id),
  }),
  invitation: async ({ invitations }, actor, id) => {
    await invitations.reset(actor, id);
    return undefined;
  },
  deactivation: async ({ colleagues }, actor, id) => {
    await colleagues.deactivate(actor, id);
    return undefined;
  },
  deletion: async ({ colleagues }, actor, id) => {
    await colleagues.remove(actor, id, 'permanent');
    return undefined;
  },
  hiding: async ({ colleagues }, actor, id) => {
    await colleagues.remove(actor, id, 'hidden');
    return undefined;
  },
};

/** /settings/users/password, invitation, deactivation, deletion and hiding: runs an action on a user. */
export function action(args: ActionFunctionArgs) {
  const name = args.params.act ?? '';
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act === undefined) throw new Response('Diese Seite gibt es nicht.', { status: 404 });
  return pageCall(args, form, (actor, { id }) => act(args.context.services, actor, id));
}
