import type { ActionFunctionArgs } from '@remix-run/node';
import { rateCutInput, rateCutRowsInput } from '#institution/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const previewForm = formOf(rateCutInput);

/** Ids and versions as `7.2 9.1`: a list of a thousand stays small. */
const ROWS = {
  read: (entry: FormDataEntryValue) =>
    String(entry)
      .split(' ')
      .filter(Boolean)
      .map((row) => {
        const [id, version] = row.split('.').map(Number);
        return { id, version };
      }),
  write: () => null,
};
const rowsForm = formOf(rateCutRowsInput, { rows: ROWS });

/**
 * POST /cms/krankenkassen/saetze/ACT and /settings/krankenkassen/saetze/ACT: `preview` returns what lowering
 * the rates would do, `lower` writes it.
 */
export async function action(args: ActionFunctionArgs) {
  const list = new URL(args.request.url).pathname.startsWith('/cms/') ? 'vendor' : 'own';
  const { rateCuts, rateCutPreviews } = args.context.services;
  if (args.params.act === 'preview')
    return pageCall(args, previewForm, (actor, cut) => rateCutPreviews.preview(actor, list, cut));
  if (args.params.act === 'lower')
    return pageCall(args, rowsForm, async (actor, cut) => ({
      lowered: await rateCuts.lower(actor, list, cut),
    }));
  throw new Response('Diese Seite gibt es nicht.', { status: 404 });
}
