import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { wordingForm } from '../../administration/wording/wording-form.ts';
import { WordingScreen } from '../../administration/wording/wording-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Wortlaut der Erklärung – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  return { stored: await args.context.services.declarationWordings.current(actor) };
}

export function action(args: ActionFunctionArgs) {
  const { declarationWordings } = args.context.services;
  return pageCall(args, wordingForm, (actor, wording) => declarationWordings.save(actor, wording));
}

export default function SettingsWording() {
  return <WordingScreen {...useLoaderData<typeof loader>()} />;
}
