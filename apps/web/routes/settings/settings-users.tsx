import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usersListQuery } from '#auth/domain';
import { UsersScreen } from '../../administration/users/users-screen.tsx';
import { VendorUsers } from '../../administration/users/vendor-users.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Benutzer – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { services, vendorName } = args.context;
  if (actor.admin) return { vendorName, list: null };
  const query = readListQuery(args.request, usersListQuery);
  return { vendorName, list: { query, overview: await services.users.overview(actor, query) } };
}

export default function SettingsUsers() {
  const { vendorName, list } = useLoaderData<typeof loader>();
  return list === null ? <VendorUsers vendorName={vendorName} /> : <UsersScreen {...list} />;
}
