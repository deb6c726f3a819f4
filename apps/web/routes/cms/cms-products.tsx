import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type ManagedProduct, ofProductForm, productListQuery } from '#catalogue/domain';
import { refusedAs } from '#platform/domain';
import { productForm, storedProduct } from '../../administration/products/product-form.ts';
import { ProductsScreen } from '../../administration/products/products-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Produkte – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, productListQuery);
  return { query, page: await args.context.services.products.list(actor, query) };
}

export function action(args: ActionFunctionArgs) {
  const { productAdmin } = args.context.services;
  return pageCall(args, productForm, (actor, _, given) =>
    refusedAs(
      () => productAdmin.save(actor, ofProductForm(given), 'in-former-order'),
      (current: ManagedProduct) => storedProduct(current),
    ),
  );
}

export default function CmsProducts() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />;
}
