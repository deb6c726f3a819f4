import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { needsSetUp } from '#consultation/domain';
import { listQueryOf } from '#platform/domain';
import { LISTS } from '../../administration/lists.ts';
import { RecordScreen } from '../../administration/records/record-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

const recordOf = (tab: string | number | undefined) =>
  LISTS.find((record) => String(record.tab) === String(tab));

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${recordOf(data?.tab)?.words.title} – Verwaltung – Inkoberatung` },
];

/**
 * A plain list without a hand-written screen. /cms redirects to the first page, or to the overview with the set-up
 * list while nobody can be advised yet; an unknown tab to the start.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  if (args.params.tab === undefined) {
    const steps = await args.context.services.setUpList.read(actor);
    throw redirect(needsSetUp(steps) ? '/cms/8' : '/cms/0');
  }
  const record = recordOf(args.params.tab);
  if (record === undefined) throw redirect('/');
  const query = readListQuery(args.request, listQueryOf(record));
  return { tab: record.tab, query, page: await args.context.services.records.of(record).list(actor, query) };
}

export default function CmsList() {
  const { tab, query, page } = useLoaderData<typeof loader>();
  const record = recordOf(tab);
  return record === undefined ? null : <RecordScreen key={tab} record={record} page={page} query={query} />;
}
