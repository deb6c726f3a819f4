import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deletedInstitutionsListQuery } from '#auth/domain';
import { DeletedScreen } from '../../administration/institutions/deleted-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Gelöschte Institutionen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, deletedInstitutionsListQuery);
  return { query, page: await args.context.services.deletedInstitutions.list(actor, query) };
}

export default function CmsDeletedInstitutions() {
  return <DeletedScreen {...useLoaderData<typeof loader>()} />;
}
