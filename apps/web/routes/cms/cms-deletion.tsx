import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import type { WebServices } from '../../context.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(
  z.strictObject({ id: z.int('Die Nummer fehlt.'), version: z.int('Die Version fehlt.') }),
  {
    id: WHOLE_NUMBER,
  },
);

/** The lists of the vendor's whose rows can be deleted, by their names in addresses. */
const LISTS = {
  krankenkassen: ({ krankenkassenAdmin }: WebServices) => krankenkassenAdmin,
  rollen: ({ roleAdmin }: WebServices) => roleAdmin,
  pakete: ({ paketAdmin }: WebServices) => paketAdmin,
  wettbewerber: ({ competitorAdmin }: WebServices) => competitorAdmin,
} as const;

/** POST /cms/LIST/deletion: removes a row of a list of the vendor's. */
export function action(args: ActionFunctionArgs) {
  const list = args.params.list ?? '';
  if (!Object.hasOwn(LISTS, list)) throw new Response('Diese Liste gibt es nicht.', { status: 404 });
  const service = LISTS[list as keyof typeof LISTS](args.context.services);
  return pageCall(args, form, async (actor, { id, version }) => {
    await service.remove(actor, id, version);
    return undefined;
  });
}
