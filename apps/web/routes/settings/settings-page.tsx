import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { SETTINGS_TABS, TRANSFER_PAGE } from '../../frame/settings-tabs.ts';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

/** /settings redirects to the first page the user has the right to, an unknown tab to the start. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  if (args.params.index !== undefined) throw redirect('/');
  const first = SETTINGS_TABS.find(({ right }) => actor.rights.has(right));
  if (first !== undefined) throw redirect(`/settings/${first.index}`);
  const mayTransfer = TRANSFER_PAGE.rights.some((right) => actor.rights.has(right));
  throw redirect(mayTransfer ? TRANSFER_PAGE.to : '/');
}

export default function SettingsPage() {
  return null;
}
