import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useCareReady } from '../../consultation/care/care-data.ts';
import { RecommendationScreen } from '../../consultation/recommendations/recommendation-screen.tsx';
import { AfterAge } from '../../consultation/wizard/age-notice.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true, anamnesis: true };

export const meta = () => [{ title: 'Empfehlung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** /recommendations: the products recommended for the answers, to choose from. */
export default function Recommendations() {
  const ready = useCareReady();
  return (
    <div className="stack stack-l screen-with-tool">
      <h1 tabIndex={-1}>Empfehlung</h1>
      {ready ? (
        <AfterAge>
          <RecommendationScreen />
        </AfterAge>
      ) : (
        <Skeleton label="Die Empfehlung wird geladen …" />
      )}
    </div>
  );
}
