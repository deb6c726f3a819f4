import type { ActionFunctionArgs } from '@remix-run/node';
import { answerForm } from '../../administration/transfer/settings-form.ts';
import { pageCall } from '../../requests/page-call.ts';

/** POST /settings/transfer/import: imports a staged settings file, or discards it. */
export function action(args: ActionFunctionArgs) {
  const { settingsTransfer } = args.context.services;
  return pageCall(args, answerForm, async (actor, { id, take, foreign }) => {
    if (take === 'yes') await settingsTransfer.commit(actor, id, foreign);
    else await settingsTransfer.discard(actor, id);
    return undefined;
  });
}
