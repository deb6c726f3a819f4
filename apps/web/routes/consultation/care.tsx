import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import { useEffect } from 'react';
import { mayConsult } from '#platform/domain';
import { whenLoaded } from '../../connection/calls/when-idle.ts';
import { definitionsPath, withDefinitions } from '../../connection/care-definitions.ts';
import { loadFilesOfAll } from '../../connection/files-of-all.ts';
import { AnamnesisSummary } from '../../consultation/care/anamnesis-summary.tsx';
import { CARE, type CareVersion, isComplete } from '../../consultation/care/care-data.ts';
import { cacheFirst } from '../../frame/cached-loaders.ts';
import { NoRights } from '../../frame/no-rights.tsx';
import { useScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

/**
 * Contains only the version of the shared definitions: otherwise each page would carry the whole catalogue.
 */
export async function loader(args: LoaderFunctionArgs): Promise<CareVersion | null> {
  const { actor } = await enter(args);
  if (!mayConsult(actor.rights)) return null;
  const { careDefinitions, contractForms, institutions } = args.context.services;
  const [{ version }, letterhead, { forms, bundle }] = await Promise.all([
    careDefinitions.current(actor),
    institutions.letterhead(actor),
    contractForms.offered(actor),
  ]);
  return { version, letterhead, contractForms: forms, formBundle: bundle };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return cacheFirst(CARE, async () => {
    const care = await serverLoader<CareVersion | null>();
    return care === null ? null : withDefinitions(care as CareVersion);
  });
}
// Also for the page rendered on the server.
clientLoader.hydrate = true as const;

/** Products are not reloaded while a consultation goes back and forth between recommendations and cart. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.href === nextUrl.href;
}

export default function Care() {
  const care = useLoaderData() as CareVersion | null;
  const { anamnesis } = useScreenHandle();
  const complete = care !== null && isComplete(care) ? care : null;
  // After the first render, and whatever is shown.
  useEffect(
    () => (complete === null ? undefined : whenLoaded(() => void loadFilesOfAll(complete))),
    [complete],
  );
  if (care === null) return <NoRights />;
  return (
    <>
      {isComplete(care) ? null : (
        // Loads in parallel with the scripts, not after them.
        <link rel="preload" as="fetch" crossOrigin="anonymous" href={definitionsPath(care)} />
      )}
      {anamnesis && <AnamnesisSummary />}
      <Outlet />
    </>
  );
}
