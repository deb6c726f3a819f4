import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import type { Actor } from '#platform/domain';
import { fileName, pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const schema = z.strictObject({
  name: fileName,
  data: z.instanceof(Blob, { error: 'Die Datei fehlt.' }),
  // The service checks it.
  psw: z.optional(z.string()),
});

/** /documents/file: keeps a document that the browser has encrypted. */
export function action(args: ActionFunctionArgs) {
  const { pdfs, uploads } = args.context.services;
  const keep = async (actor: Actor, { name, data, psw }: z.output<typeof schema>) => {
    const pdf = new Uint8Array(await data.arrayBuffer());
    return pdfs.upload(actor, { name, pdf, psw });
  };
  return pageCall(args, formOf(schema), keep, (actor, read) => uploads.within(actor, read));
}
