import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { KrankenkassenChoiceInput } from '#institution/domain';
import { choiceForm } from '../../administration/krankenkassen/choice-form.ts';
import { ChoiceScreen } from '../../administration/krankenkassen/choice-screen.tsx';
import { storedChoice } from '../../administration/krankenkassen/chosen.ts';
import { rateCutState } from '../../administration/rate-cut/rate-cut-state.server.ts';
import { enter } from '../../requests/guard.ts';
import { currentAs, pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Krankenkassen – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { krankenkassen } = args.context.services;
  const [choice, all, rateCut] = await Promise.all([
    krankenkassen.choice(actor),
    krankenkassen.all(actor),
    rateCutState(args.context, actor),
  ]);
  return { choice, all, rateCut, today: args.context.today() };
}

export function action(args: ActionFunctionArgs) {
  const { ownKrankenkassen } = args.context.services;
  return pageCall(args, choiceForm, (actor, _, { version, entries = [] }) => {
    // As it was typed: the service reads it by the same schema.
    const given = { version, entries: entries.map(entryOf) } as KrankenkassenChoiceInput;
    return currentAs(storedChoice, async () => storedChoice(await ownKrankenkassen.choose(actor, given)));
  });
}

/** A list without entries and a box that is not ticked have no control. */
const entryOf = (entry: unknown) =>
  Object(entry).krankenkassenId === null ? { Saetze: [], selfPay: false, ...Object(entry) } : entry;

export default function SettingsKrankenkassen() {
  return <ChoiceScreen {...useLoaderData<typeof loader>()} />;
}
