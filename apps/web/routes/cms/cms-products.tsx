import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type ProductSheet, productListQuery } from '#catalogue/domain';
import { refusedAs } from '#platform/domain';
import { productForm, storedSheet } from '../../administration/products/product-form.ts';
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
  const { products, recommendations } = args.context.services;
  const query = readListQuery(args.request, productListQuery);
  const page = await products.list(actor, query);
  const keys = await recommendations.keysByNumber(actor);
  const recommended = page.rows.map(({ id, sizes }) => {
    const own = sizes.flatMap(({ Artikelnummer }) => keys.get(Artikelnummer) ?? []);
    return [id, new Set(own).size] as const;
  });
  return { query, page, recommended: Object.fromEntries(recommended.filter(([, count]) => count > 0)) };
}

export function action(args: ActionFunctionArgs) {
  const { productSheets } = args.context.services;
  return pageCall(args, productForm, (actor, sheet) =>
    refusedAs(
      () => productSheets.save(actor, sheet),
      (current: ProductSheet) => storedSheet(current),
    ),
  );
}

export default function CmsProducts() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />;
}
