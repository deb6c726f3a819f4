import type { ActionFunctionArgs } from '@remix-run/node';
import type { Actor } from '#platform/domain';
import { imageForm } from '../../administration/products/product-form.ts';
import { pageCall } from '../../requests/page-call.ts';

/** POST /cms/products/picture: stores a picture for the products that its file's name matches. */
export function action(args: ActionFunctionArgs) {
  const { imageImport, uploads } = args.context.services;
  const store = async (actor: Actor, { file }: { readonly file: File }) =>
    imageImport.importOne(actor, file.name, new Uint8Array(await file.arrayBuffer()));
  return pageCall(args, imageForm, store, (actor, read) => uploads.within(actor, read));
}
