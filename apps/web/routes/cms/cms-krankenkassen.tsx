import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { krankenkassenListQuery, krankenkasseRecord, listedOn } from '#institution/domain';
import { KassenScreen } from '../../administration/krankenkassen/kassen-screen.tsx';
import { rateCutState } from '../../administration/rate-cut/rate-cut-state.server.ts';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Krankenkassen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, krankenkassenListQuery);
  const today = args.context.today();
  const [page, rateCut] = await Promise.all([
    args.context.services.records.of(krankenkasseRecord).list(actor, query, listedOn(today)),
    rateCutState(args.context, actor),
  ]);
  return { query, today, page, rateCut };
}

export default function CmsKrankenkassen() {
  return <KassenScreen {...useLoaderData<typeof loader>()} />;
}
