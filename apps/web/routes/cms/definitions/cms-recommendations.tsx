import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { recommendationListQuery, recommendationState } from '#consultation/domain';
import { RecommendationsScreen } from '../../../administration/definitions/recommendations-screen.tsx';
import { enter } from '../../../requests/guard.ts';
import { readListQuery } from '../../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, recommendationListQuery);
  const { page, coverage } = await args.context.services.recommendationAdmin.list(actor, query);
  const rows = page.rows.map((row) => ({ ...row, Stand: recommendationState(row) }));
  return { query, coverage, page: { ...page, rows } };
}

export default function CmsEmpfehlungen() {
  return <RecommendationsScreen {...useLoaderData<typeof loader>()} />;
}
