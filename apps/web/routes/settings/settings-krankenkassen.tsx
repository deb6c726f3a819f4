import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type ChoiceEntry, krankenkasseRecord } from '#institution/domain';
import { refusedAs } from '#platform/domain';
import { choiceForm } from '../../administration/krankenkassen/choice-form.ts';
import { ChoiceScreen } from '../../administration/krankenkassen/choice-screen.tsx';
import { storedChoice } from '../../administration/krankenkassen/chosen.ts';
import { rateCutState } from '../../administration/rate-cut/rate-cut-state.server.ts';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

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

export function action(args: ActionFunctionArgs) {
  const { ownKrankenkassen } = args.context.services;
  return pageCall(args, choiceForm, (actor, { version, zusaetzlich, entries = [] }) => {
    const given = { version, zusaetzlich, entries: entries.map(entryOf) };
    return refusedAs(async () => storedChoice(await ownKrankenkassen.choose(actor, given)), storedChoice);
  });
}

/** Empty lists and unchecked boxes have no control. */
const entryOf = (entry: ChoiceEntry): ChoiceEntry =>
  entry.krankenkassenId === null
    ? { ...entry, Saetze: entry.Saetze ?? [], selfPay: entry.selfPay ?? false }
    : entry;

export default function SettingsKrankenkassen() {
  return <ChoiceScreen {...useLoaderData<typeof loader>()} />;
}
