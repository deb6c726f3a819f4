import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { CMS_TABS } from '../administration/cms-tabs.ts';
import { LaterPage } from '../administration/later-page.tsx';
import { enter } from '../guard.ts';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';

export const meta = ({ data }: MetaArgs<typeof loader>) => [
  { title: `${data?.label ?? 'Verwaltung'} – Inkoberatung` },
];

/** /cms leads to its first page. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  if (args.params.index === undefined) throw redirect('/cms/0');
  const tab = CMS_TABS.find(({ index }) => String(index) === args.params.index);
  if (tab === undefined) throw redirect('/');
  return { label: tab.label };
}

export default function CmsLater() {
  return <LaterPage customer={false} title={useLoaderData<typeof loader>().label} />;
}
