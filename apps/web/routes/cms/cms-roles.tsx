import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { rolesListQuery } from '#auth/domain';
import { RolesScreen } from '../../administration/roles/roles-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Rollen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { roles } = args.context.services;
  const query = readListQuery(args.request, rolesListQuery);
  const [page, rights] = await Promise.all([roles.list(actor, query), roles.rights(actor)]);
  return { query, page, rights };
}

export default function CmsRollen() {
  return <RolesScreen {...useLoaderData<typeof loader>()} />;
}
