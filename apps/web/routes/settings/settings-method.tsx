import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MethodScreen } from '../../administration/method/method-screen.tsx';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Berechnungsmethode – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { calculationMethod, methodExamples } = args.context.services;
  const [chosen, example] = await Promise.all([
    calculationMethod.current(actor),
    methodExamples.current(actor),
  ]);
  return { chosen, example };
}

export default function SettingsMethod() {
  return <MethodScreen {...useLoaderData<typeof loader>()} />;
}
