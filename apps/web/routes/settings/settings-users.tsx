import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type ManagedUser, usersListQuery } from '#auth/domain';
import { refusedAs } from '#platform/domain';
import { storedUser, userForm } from '../../administration/users/user-form.ts';
import { UsersScreen } from '../../administration/users/users-screen.tsx';
import { VendorUsers } from '../../administration/users/vendor-users.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Benutzer – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { services, vendorName } = args.context;
  if (actor.admin) return { vendorName, list: null };
  const query = readListQuery(args.request, usersListQuery);
  return { vendorName, list: { query, overview: await services.users.overview(actor, query) } };
}

export function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  return pageCall(args, userForm, (actor, user) =>
    refusedAs<object, ManagedUser>(() => services.userAdmin.save(actor, user), storedUser),
  );
}

export default function SettingsUsers() {
  const { vendorName, list } = useLoaderData<typeof loader>();
  return list === null ? <VendorUsers vendorName={vendorName} /> : <UsersScreen {...list} />;
}
