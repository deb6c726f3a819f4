import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useCareReady } from '../../consultation/care/care-data.ts';
import { DetailsScreen } from '../../consultation/details/details-screen.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true };

export const meta = () => [{ title: 'Angaben für die Dokumente – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** /offer/angaben: what the documents say besides the answers. */
export default function OfferDetails() {
  const ready = useCareReady();
  return (
    <div className="stack stack-l">
      <h1 tabIndex={-1}>Angaben für die Dokumente</h1>
      <p className="lead">
        Alles ist freiwillig. Was offen bleibt, wird in der Dokumentation eine Linie zum Ausfüllen von Hand.
      </p>
      {ready ? <DetailsScreen /> : <Skeleton label="Die Angaben werden geladen …" />}
    </div>
  );
}
