import type { ActionFunctionArgs } from '@remix-run/node';
import { enter } from '../../requests/guard.ts';

/**
 * /draftKey: the key of the user's draft, for a screen outside the consultation that has to read the draft.
 */
export async function action(args: ActionFunctionArgs) {
  const { actor } = await enter(args);
  return Response.json({ draftKey: args.context.draftKey(actor.userId) });
}
