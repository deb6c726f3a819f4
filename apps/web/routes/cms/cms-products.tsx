import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { productListQuery } from '#catalogue/domain';
import { ProductsScreen } from '../../administration/products/products-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

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

export default function CmsProducts() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />;
}
