import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from '@remix-run/react';
import { keptAnswer } from '../connection/kept-loaders.ts';
import { AnamnesisSummary } from '../consultation/anamnesis-summary.tsx';
import { enter } from '../guard.ts';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { products, definitions, institutions } = args.context.services;
  const [catalogue, recommendations, questionnaire, hints, letterhead] = await Promise.all([
    products.combined(actor),
    definitions.recommendations(),
    definitions.questionnaire(),
    definitions.hints(),
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

/** Screens on which the answers can be looked up (consultation specification, section 2, shared frame). */
const WITH_ANAMNESIS = /^routes\/(products|recommendations|cart)$/;

export default function Care() {
  const screen = useMatches().at(-1)?.id ?? '';
  return (
    <>
      {WITH_ANAMNESIS.test(screen) && <AnamnesisSummary />}
      <Outlet />
    </>
  );
}
