import type { LoaderFunctionArgs } from '@remix-run/node';
import { TransferScreen } from '../../administration/transfer/transfer-screen.tsx';
import { enter } from '../../requests/guard.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Sichern und übertragen – Einstellungen – Inkoberatung' }];

/** Whoever may take the settings out or put them in. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

export default TransferScreen;
