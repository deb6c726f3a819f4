import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { methodForm } from '../../administration/method/method-form.ts';
import { MethodScreen } from '../../administration/method/method-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

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

export function action(args: ActionFunctionArgs) {
  const { calculationMethod } = args.context.services;
  return pageCall(args, methodForm, (actor, chosen) => calculationMethod.choose(actor, chosen));
}

export default function SettingsMethod() {
  return <MethodScreen {...useLoaderData<typeof loader>()} />;
}
