import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WordingScreen } from '../../administration/wording/wording-screen.tsx';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Wortlaut der Erklärung – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  return { stored: await args.context.services.declarationWordings.current(actor) };
}

export default function SettingsWording() {
  return <WordingScreen {...useLoaderData<typeof loader>()} />;
}
