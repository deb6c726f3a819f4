import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hintListQuery, hintState } from '#consultation/domain';
import { HintsScreen } from '../../../administration/definitions/hints-screen.tsx';
import { enter } from '../../../requests/guard.ts';
import { readListQuery } from '../../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Hinweise – Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, hintListQuery);
  const page = await args.context.services.definitionAdmin.hints(actor, query);
  return { query, page: { ...page, rows: page.rows.map((row) => ({ ...row, Stand: hintState(row) })) } };
}

export default function CmsHinweise() {
  return <HintsScreen {...useLoaderData<typeof loader>()} />;
}
