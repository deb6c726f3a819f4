import type { ActionFunctionArgs } from '@remix-run/node';
import { segmentForm } from '../../../administration/definitions/definition-forms.ts';
import { pageCall } from '../../../requests/page-call.ts';

export { saveOnServer as clientAction } from '../../../ui/form/saved/form-answer.ts';

/** POST /cms/7/abschnitt: changes the heading of a segment of the questionnaire. */
export function action(args: ActionFunctionArgs) {
  const { definitionAdmin } = args.context.services;
  return pageCall(args, segmentForm, (actor, segment) => definitionAdmin.saveSegment(actor, segment));
}
