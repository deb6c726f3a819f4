import type { ActionFunctionArgs } from '@remix-run/node';
import { picturesForm } from '../../administration/products/pictures-form.ts';
import { pageCall } from '../../requests/page-call.ts';

/** POST /cms/products/pictures: matches names of files to products. Nothing is written. */
export function action(args: ActionFunctionArgs) {
  const { imageImport } = args.context.services;
  return pageCall(args, picturesForm, async (actor, { files }) => ({
    matches: await imageImport.matches(actor, files),
  }));
}
