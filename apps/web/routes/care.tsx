import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useRouteLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { ProductsById } from '#consultation/domain';
import { AnamnesisSummary } from '../consultation/anamnesis-summary.tsx';
import { enter } from '../guard.ts';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { products, definitions } = args.context.services;
  const [catalogue, recommendations, questionnaire, hints] = await Promise.all([
    products.combined(actor),
    definitions.recommendations(),
    definitions.questionnaire(),
    definitions.hints(),
  ]);
  return { catalogue, recommendations, questionnaire, hints };
}

/** Products stay while a consultation goes back and forth between recommendations and cart. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** Products, recommendations and questions, on the screens below. */
export function useCare() {
  const data = useRouteLoaderData<typeof loader>('routes/care');
  if (data === undefined) throw new Error('This screen stands outside of the care screens.');
  const products: ProductsById = useMemo(
    () => new Map(data.catalogue.map((product) => [product.id, product])),
    [data.catalogue],
  );
  return { ...data, products };
}

/** Screens on which the answers can be looked up (consultation specification, section 2, shared frame). */
const WITH_ANAMNESIS = /^\/(products|recommendations|cart)$/;

export default function Care() {
  const { pathname } = useLocation();
  return (
    <>
      {WITH_ANAMNESIS.test(pathname) && <AnamnesisSummary />}
      <Outlet />
    </>
  );
}
