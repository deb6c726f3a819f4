import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { auditListQuery } from '#auth/domain';
import { ProtokollScreen } from '../../administration/audit/audit-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Protokoll – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { auditTrail } = args.context.services;
  const query = readListQuery(args.request, auditListQuery);
  return { query, page: await auditTrail.list(actor, query), ...auditTrail.choices(actor) };
}

export default function CmsProtokoll() {
  return <ProtokollScreen {...useLoaderData<typeof loader>()} />;
}
