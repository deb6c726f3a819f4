import type { ActionFunctionArgs } from '@remix-run/node';
import type { Actor } from '#platform/domain';
import { imageForm } from '../../administration/products/product-form.ts';
import { pageCall } from '../../requests/page-call.ts';

/**
 * POST /cms/products/image: stores a picture under its file's name, or a similar free one; no product shows
 * it yet.
 */
export function action(args: ActionFunctionArgs) {
  const { productImages, uploads } = args.context.services;
  const store = async (actor: Actor, { file }: { readonly file: File }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return productImages.store(actor, { name: file.name, bytes }, 'beside');
  };
  return pageCall(args, imageForm, store, (actor, read) => uploads.within(actor, read));
}
