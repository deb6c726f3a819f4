import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { InstitutionDetails } from '#auth';
import { institutionsListQuery } from '#auth/domain';
import { paketRecord } from '#institution/domain';
import { formatMoment, refusedAs } from '#platform/domain';
import { institutionForm, storedInstitution } from '../../administration/institutions/institution-form.ts';
import { InstitutionenScreen } from '../../administration/institutions/institutions-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

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

export function action(args: ActionFunctionArgs) {
  const { institutionAdmin } = args.context.services;
  return pageCall(args, institutionForm, (actor, institution) =>
    refusedAs<object, InstitutionDetails>(() => institutionAdmin.save(actor, institution), storedInstitution),
  );
}

export default function CmsInstitutionen() {
  return <InstitutionenScreen {...useLoaderData<typeof loader>()} />;
}
