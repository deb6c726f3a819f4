import { useRouteLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { ProductsById } from '#consultation/domain';
import type { loader } from '../routes/care.tsx';

/** Products, recommendations and questions, on the care screens. */
export function useCare() {
  const data = useRouteLoaderData<typeof loader>('routes/care');
  if (data === undefined) throw new Error('This screen stands outside of the care screens.');
  const products: ProductsById = useMemo(
    () => new Map(data.catalogue.map((product) => [product.id, product])),
    [data.catalogue],
  );
  return { ...data, products };
}
