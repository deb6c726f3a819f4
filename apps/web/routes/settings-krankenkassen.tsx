import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { KrankenkassenChoiceInput } from '#institution/domain';
import { choiceForm } from '../administration/krankenkassen/choice-form.ts';
import { ChoiceScreen } from '../administration/krankenkassen/choice-screen.tsx';
import { storedChoice } from '../administration/krankenkassen/chosen.ts';
import { enter } from '../guard.ts';
import { currentAs, pageCall } from './page-call.ts';

export { isReadAfterSaving as shouldRevalidate, keepScreen as clientLoader } from '../session/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';
export { saveOnServer as clientAction } from '../ui/form/form-answer.ts';

export const meta = () => [{ title: 'Krankenkassen – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { krankenkassen } = args.context.services;
  const [choice, all] = await Promise.all([krankenkassen.choice(actor), krankenkassen.all(actor)]);
  return { choice, all, today: args.context.today() };
}

export function action(args: ActionFunctionArgs) {
  const { ownKrankenkassen } = args.context.services;
  return pageCall(args, choiceForm, (actor, _, { version, entries = [] }) => {
    // As it was typed: the service reads it by the same schema.
    const given = { version, entries: entries.map(entryOf) } as KrankenkassenChoiceInput;
    return currentAs(storedChoice, async () => storedChoice(await ownKrankenkassen.choose(actor, given)));
  });
}

/** Of an own one without rates from a day on the form has none: a list without entries has no control. */
const entryOf = (entry: unknown) =>
  Object(entry).krankenkassenId === null ? { Saetze: [], ...Object(entry) } : entry;

export default function SettingsKrankenkassen() {
  return <ChoiceScreen {...useLoaderData<typeof loader>()} />;
}
