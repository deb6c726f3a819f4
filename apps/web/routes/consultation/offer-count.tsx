import type { ActionFunctionArgs } from '@remix-run/node';
import { pageWrite } from '../../requests/page-call.ts';

/** POST /offerCount: one more offer of the institution in this month, and nothing of the offer. */
export function action(args: ActionFunctionArgs) {
  return pageWrite(args, (actor) => args.context.services.offerCounts.count(actor));
}
