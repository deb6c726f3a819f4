import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useDeferredValue } from 'react';
import { useCareReady } from '../../consultation/care/care-data.ts';
import { ProductsScreen } from '../../consultation/products/products-screen.tsx';
import { BackButton } from '../../frame/back-button.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true, anamnesis: true };

export const meta = () => [{ title: 'Produktkatalog – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

/** Filters are kept behind the # of the address; changing one needs no server call. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** /products: the whole catalogue. */
export default function Products() {
  // Deferred, so that a long list renders in slices and menu and keyboard stay responsive.
  const ready = useDeferredValue(useCareReady());
  return (
    <div className="stack catalogue">
      <div className="row row-between">
        <h1 tabIndex={-1}>Produktkatalog</h1>
        <BackButton />
      </div>
      {ready ? <ProductsScreen /> : <Skeleton label="Die Produkte werden geladen..." />}
    </div>
  );
}
