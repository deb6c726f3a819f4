import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { type Actor, rowId, seenVersion } from '#platform/domain';
import type { WebServices } from '../../context.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ id: rowId, version: seenVersion }), { id: WHOLE_NUMBER });

interface Named {
  readonly id: number;
  readonly version?: number | undefined;
}

type Act = (services: WebServices, actor: Actor, named: Named) => Promise<object | undefined>;

const ACTS: Readonly<Record<string, Act>> = {
  details: ({ institutionList }, actor, { id }) => institutionList.details(actor, id),
  hiding: async ({ institutionRemoval }, actor, { id, version }) => {
    await institutionRemoval.remove(actor, id, 'hidden', version);
    return undefined;
  },
  deletion: async ({ institutionRemoval }, actor, { id, version }) => {
    await institutionRemoval.remove(actor, id, 'permanent', version);
    return undefined;
  },
};

/** /cms/institutionen/details, hiding and deletion: returns or deletes an institution. */
export function action(args: ActionFunctionArgs) {
  const name = args.params.act ?? '';
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act === undefined) throw new Response('Diese Seite gibt es nicht.', { status: 404 });
  return pageCall(args, form, (actor, named) => act(args.context.services, actor, named));
}
