import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useConsultation } from '../../consultation/area/consultation-data.ts';
import { useAgeQuestion } from '../../consultation/area/use-age-question.ts';
import { AnamnesisSummary } from '../../consultation/care/anamnesis-summary.tsx';
import { useCareReady } from '../../consultation/care/care-data.ts';
import { CartScreen } from '../../consultation/cart/cart-screen.tsx';
import { CartTools } from '../../consultation/cart/cart-tools.tsx';
import { TurnToPatient } from '../../consultation/patient-view/turn-to-patient.tsx';
import { AfterAge } from '../../consultation/wizard/age-notice.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true };

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
  const isSure = useAgeQuestion() === null;
  return (
    <div className="calculator">
      <div className="calculator-head">
        <h1 tabIndex={-1}>Versorgung berechnen (nach Methode {institution.method})</h1>
        {ready && isSure && <TurnToPatient />}
        {ready && isSure && <CartTools />}
        <AnamnesisSummary />
      </div>
      {ready ? (
        <AfterAge>
          <CartScreen />
        </AfterAge>
      ) : (
        <Skeleton label="Die Versorgung wird geladen …" />
      )}
    </div>
  );
}
