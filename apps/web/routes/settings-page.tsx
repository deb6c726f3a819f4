import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { LaterPage } from '../administration/later-page.tsx';
import { SETTINGS_TABS, TRANSFER_PAGE } from '../administration/settings-tabs.ts';
import { enter } from '../guard.ts';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';

export const meta = ({ data }: MetaArgs<typeof loader>) => [
  { title: `${data?.label ?? 'Einstellungen'} – Inkoberatung` },
];

/** /settings leads to the first page that the user's rights open. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  if (args.params.index === undefined) {
    const first = SETTINGS_TABS.find(({ right }) => actor.rights.has(right));
    if (first !== undefined) throw redirect(`/settings/${first.index}`);
    const mayTransfer = TRANSFER_PAGE.rights.some((right) => actor.rights.has(right));
    throw redirect(mayTransfer ? TRANSFER_PAGE.to : '/');
  }
  const tab = SETTINGS_TABS.find(({ index }) => String(index) === args.params.index);
  if (tab === undefined) throw redirect('/');
  return { label: tab.label };
}

export default function SettingsLater() {
  return <LaterPage customer title={useLoaderData<typeof loader>().label} />;
}
