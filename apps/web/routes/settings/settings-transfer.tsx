import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TransferScreen } from '../../administration/transfer/transfer-screen.tsx';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Sichern und übertragen – Einstellungen – Inkoberatung' }];

/** Open to users who may export or import the settings. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const mayExport = actor.rights.has('einst_export');
  const leftOut = mayExport ? await args.context.services.settingsTransfer.leftOut(actor) : [];
  return { leftOut };
}

export default function SettingsTransfer() {
  return <TransferScreen leftOut={useLoaderData<typeof loader>().leftOut} />;
}
