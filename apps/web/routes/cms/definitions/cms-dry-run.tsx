import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { CareDefinitions } from '#consultation/domain';
import { TrialScreen } from '../../../administration/definitions/dry-run-screen.tsx';
import { keepingScreen } from '../../../administration/screen/keep-screen.ts';
import { withDefinitions } from '../../../connection/care-definitions.ts';
import { enter } from '../../../requests/guard.ts';
import { Skeleton } from '../../../ui/basics/skeleton.tsx';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Probe – Empfehlungen – Verwaltung – Inkoberatung' }];

/** The shared definitions are cached by version, as on the care screens. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { recommendationAdmin, careDefinitions } = args.context.services;
  const gaps = await recommendationAdmin.gaps(actor);
  const { version } = await careDefinitions.current(actor);
  return { version, gaps };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withDefinitions((await keepingScreen(() => serverLoader<typeof loader>())) as Loaded);
}
// Also for the page rendered on the server.
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton label="Die Probe wird geladen …" />;
}

export default function CmsProbe() {
  const { gaps, ...definitions } = useLoaderData() as Loaded & CareDefinitions;
  return <TrialScreen definitions={definitions} gaps={gaps} />;
}
