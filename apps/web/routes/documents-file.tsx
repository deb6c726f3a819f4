import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { fileName, pageCall } from './page-call.ts';

const schema = z.strictObject({ name: fileName, data: z.instanceof(Blob, { error: 'Die Datei fehlt.' }) });

/** /documents/file: keeps a document that the browser has encrypted. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, schema, async (actor, { name, data }) => {
    const pdf = new Uint8Array(await data.arrayBuffer());
    return args.context.services.pdfs.upload(actor, { name, pdf });
  });
}
