import type { ActionFunctionArgs } from '@remix-run/node';
import { noticeInput } from '#auth/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const form = formOf(noticeInput);

/** POST /notices/recall: shows a notice again that the user has dismissed. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, form, async (actor, { notice }) => {
    await args.context.services.notices.recall(actor, notice);
    return undefined;
  });
}
