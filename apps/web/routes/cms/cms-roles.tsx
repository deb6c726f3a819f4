import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { rolesListQuery } from '#auth/domain';
import { refusedAs } from '#platform/domain';
import { roleForm, savedRole, storedRole } from '../../administration/roles/role-form.ts';
import { RolesScreen } from '../../administration/roles/roles-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Rollen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { roles } = args.context.services;
  const query = readListQuery(args.request, rolesListQuery);
  const [page, rights] = await Promise.all([roles.list(actor, query), roles.rights(actor)]);
  return { query, page, rights };
}

export function action(args: ActionFunctionArgs) {
  const { roleAdmin } = args.context.services;
  return pageCall(args, roleForm, (actor, values) =>
    refusedAs(() => roleAdmin.save(actor, savedRole(values)), storedRole),
  );
}

export default function CmsRollen() {
  return <RolesScreen {...useLoaderData<typeof loader>()} />;
}
