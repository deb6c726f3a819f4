import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useCareReady } from '../consultation/care-data.ts';
import { CartScreen } from '../consultation/cart/cart-screen.tsx';
import { useConsultation } from '../consultation/consultation-data.ts';
import type { ScreenHandle } from '../frame/screen-handle.ts';
import { enter } from '../guard.ts';
import { Skeleton } from '../ui/skeleton.tsx';

export { guardedScreen as clientLoader } from '../connection/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true, anamnesis: true };

export const meta = () => [{ title: 'Versorgung berechnen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** /cart: the care calculator. */
export default function Cart() {
  const { institution } = useConsultation();
  const ready = useCareReady();
  return (
    <div className="stack stack-l">
      <h1 tabIndex={-1}>Versorgung berechnen (nach Methode {institution.method})</h1>
      {ready ? <CartScreen /> : <Skeleton label="Die Versorgung wird geladen …" />}
    </div>
  );
}
