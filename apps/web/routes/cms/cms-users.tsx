import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { UserGroup } from '#auth';
import { directoryListQuery } from '#auth/domain';
import { DirectoryScreen } from '../../administration/users/directory-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Benutzerverwaltung – Verwaltung – Inkoberatung' }];

/** /cms/1 lists the vendor's own users, /cms/1/institutionen those of its customers. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { group: named } = args.params;
  if (named !== undefined && named !== 'institutionen') throw redirect('/cms/1');
  const group: UserGroup = named === undefined ? 'staff' : 'customers';
  const { services, vendorName } = args.context;
  const query = readListQuery(args.request, directoryListQuery);
  return { group, vendorName, query, directory: await services.userDirectory.list(actor, group, query) };
}

export default function CmsUsers() {
  return <DirectoryScreen {...useLoaderData<typeof loader>()} />;
}
