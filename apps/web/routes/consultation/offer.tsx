import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import { competitorRecord } from '#catalogue/domain';
import { useAgeQuestion } from '../../consultation/area/use-age-question.ts';
import { useCareReady } from '../../consultation/care/care-data.ts';
import { OfferScreen } from '../../consultation/offer/offer-screen.tsx';
import { TurnToPatient } from '../../consultation/patient-view/turn-to-patient.tsx';
import { AfterAge } from '../../consultation/wizard/age-notice.tsx';
import { cacheFirst } from '../../frame/cached-loaders.ts';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Zusammenfassung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { records } = args.context.services;
  return {
    competitors: actor.rights.has('bera_durch')
      ? (await records.of(competitorRecord).all(actor)).map(({ Name }) => Name)
      : [],
  };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return cacheFirst('offer', () => serverLoader<typeof loader>());
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

/** /offer: all answers and choices on one page. */
export default function Offer() {
  const { competitors } = useLoaderData<typeof loader>();
  const ready = useCareReady();
  const isSure = useAgeQuestion() === null;
  return (
    <div className="stack stack-l">
      <div className="heading-line">
        <h1 tabIndex={-1}>Zusammenfassung</h1>
        {ready && isSure && <TurnToPatient />}
      </div>
      {ready ? (
        <AfterAge>
          <OfferScreen competitors={competitors} />
        </AfterAge>
      ) : (
        <Skeleton label="Die Zusammenfassung wird geladen …" />
      )}
    </div>
  );
}
