import type { ActionFunctionArgs } from '@remix-run/node';
import { loweringInput, rateCutInput } from '#institution/domain';
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
const loweringForm = formOf(loweringInput, { rows: ROWS });

/**
 * POST /cms/krankenkassen/saetze/ACT and /settings/krankenkassen/saetze/ACT: `preview` returns what lowering
 * the rates would do, `lower` writes it.
 */
export async function action(args: ActionFunctionArgs) {
  const list = new URL(args.request.url).pathname.startsWith('/cms/') ? 'vendor' : 'own';
  const { rateLowering, rateLoweringPreviews } = args.context.services;
  if (args.params.act === 'preview')
    return pageCall(args, previewForm, (actor, _, given) => rateLoweringPreviews.preview(actor, list, given));
  if (args.params.act === 'lower')
    return pageCall(args, loweringForm, async (actor, _, given) => ({
      lowered: await rateLowering.lower(actor, list, given),
    }));
  throw new Response('Diese Seite gibt es nicht.', { status: 404 });
}
