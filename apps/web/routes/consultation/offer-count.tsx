import type { ActionFunctionArgs } from '@remix-run/node';
import { pageWrite } from '../../requests/page-call.ts';

/** POST /offerCount: counts one more offer of the institution in this month; stores nothing of the offer. */
export function action(args: ActionFunctionArgs) {
  return pageWrite(args, (actor) => args.context.services.offerCounts.count(actor));
}
