import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Actor } from '#platform/domain';
import { settingsForm } from '../../administration/transfer/settings-form.ts';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

/** GET /settings/transfer/file: all settings of the institution as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { services, today } = args.context;
  return new Response(await services.settingsTransfer.export(actor), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="einstellungen-${today()}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** POST: stages such a file and returns what it would change. Nothing is written yet. */
export function action(args: ActionFunctionArgs) {
  const { settingsTransfer, uploads } = args.context.services;
  const stage = async (actor: Actor, { file }: { readonly file: File }) =>
    settingsTransfer.stage(actor, new Uint8Array(await file.arrayBuffer()));
  return pageCall(args, settingsForm, stage, (actor, read) => uploads.within(actor, read));
}
