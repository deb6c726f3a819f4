import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { paketRecord } from '#institution/domain';
import { listQueryOf } from '#platform/domain';
import { PaketeScreen } from '../../administration/pakete/pakete-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Pakete – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, listQueryOf(paketRecord));
  return { query, page: await args.context.services.records.of(paketRecord).list(actor, query) };
}

export default function CmsPakete() {
  return <PaketeScreen {...useLoaderData<typeof loader>()} />;
}
