import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useCareReady } from '../../consultation/care/care-data.ts';
import { SellingScreen } from '../../consultation/selling/selling-screen.tsx';
import { AfterAge } from '../../consultation/wizard/age-notice.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true };

export const meta = () => [{ title: 'Hautpflege und Pflegehilfsmittel – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** /selling: helpful products beyond those the allowance covers. */
export default function Selling() {
  const ready = useCareReady();
  return (
    <div className="stack stack-l">
      <h1 tabIndex={-1}>Hautpflege und Pflegehilfsmittel</h1>
      {ready ? (
        <AfterAge>
          <SellingScreen />
        </AfterAge>
      ) : (
        <Skeleton label="Die Produkte werden geladen..." />
      )}
    </div>
  );
}
