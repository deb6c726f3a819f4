import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { institutionsListQuery } from '#auth/domain';
import { paketRecord } from '#institution/domain';
import { formatMoment } from '#platform/domain';
import { InstitutionenScreen } from '../../administration/institutions/institutions-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Kundeninstitutionen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { institutionList, records, matchingTable, admTable } = args.context.services;
  const query = readListQuery(args.request, institutionsListQuery);
  return {
    query,
    page: await institutionList.list(actor, query),
    pakete: await records.of(paketRecord).all(actor),
    lastImports: {
      kundennummern: inWords(await matchingTable.lastImport(actor)),
      aussendienst: inWords(await admTable.lastImport(actor)),
    },
  };
}

const inWords = (moment: Date | null) => (moment === null ? null : `${formatMoment(moment)} Uhr`);

export default function CmsInstitutionen() {
  return <InstitutionenScreen {...useLoaderData<typeof loader>()} />;
}
