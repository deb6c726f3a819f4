import type { ActionFunctionArgs } from '@remix-run/node';
import { segmentForm } from '../administration/empfehlungen/definition-forms.ts';
import { pageCall } from './page-call.ts';

export { saveOnServer as clientAction } from '../ui/form/form-answer.ts';

/** POST /cms/7/abschnitt: changes the heading of a segment of the questionnaire. */
export function action(args: ActionFunctionArgs) {
  const { definitionAdmin } = args.context.services;
  return pageCall(args, segmentForm, (actor, _, given) => definitionAdmin.saveSegment(actor, given));
}
