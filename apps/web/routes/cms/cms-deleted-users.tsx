import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deletedUsersListQuery } from '#auth/domain';
import { DeletedUsersScreen } from '../../administration/users/deleted-users-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Gelöschte Benutzer – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { services, vendorName } = args.context;
  const query = readListQuery(args.request, deletedUsersListQuery);
  return { vendorName, query, page: await services.deletedUsers.list(actor, query) };
}

export default function CmsDeletedUsers() {
  return <DeletedUsersScreen {...useLoaderData<typeof loader>()} />;
}
