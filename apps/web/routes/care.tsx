import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import { mayConsult } from '#platform/domain';
import { keptAnswer } from '../connection/kept-loaders.ts';
import { AnamnesisSummary } from '../consultation/anamnesis-summary.tsx';
import type { CareData } from '../consultation/care-data.ts';
import { useScreenHandle } from '../frame/screen-handle.ts';
import { enter } from '../guard.ts';
import { NoRights } from '../ui/no-rights.tsx';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<CareData | null> {
  const { actor } = await enter(args);
  if (!mayConsult(actor.rights)) return null;
  const { products, recommendations: table, definitions, institutions } = args.context.services;
  const [catalogue, recommendations, questionnaire, hints, letterhead] = await Promise.all([
    products.combined(actor),
    table.idsByKey(actor),
    definitions.questionnaire(actor),
    definitions.hints(actor),
    institutions.letterhead(actor),
  ]);
  return { catalogue, recommendations, questionnaire, hints, letterhead };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return keptAnswer('routes/care', () => serverLoader<typeof loader>());
}

/** Products stay while a consultation goes back and forth between recommendations and cart, until they are asked for. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.href === nextUrl.href;
}

export default function Care() {
  const { anamnesis } = useScreenHandle();
  if (useLoaderData<typeof loader>() === null) return <NoRights />;
  return (
    <>
      {anamnesis && <AnamnesisSummary />}
      <Outlet />
    </>
  );
}
