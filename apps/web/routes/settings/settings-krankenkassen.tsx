import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { krankenkasseRecord } from '#institution/domain';
import { ChoiceScreen } from '../../administration/krankenkassen/choice-screen.tsx';
import { rateCutState } from '../../administration/rate-cut/rate-cut-state.server.ts';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Krankenkassen – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { krankenkassen, records } = args.context.services;
  const [choice, all, rateCut] = await Promise.all([
    krankenkassen.choice(actor),
    records.of(krankenkasseRecord).all(actor),
    rateCutState(args.context, actor),
  ]);
  return { choice, all, rateCut, today: args.context.today() };
}

export default function SettingsKrankenkassen() {
  return <ChoiceScreen {...useLoaderData<typeof loader>()} />;
}
