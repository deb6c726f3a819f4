import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ManagedQuestion } from '#consultation/domain';
import { refusedAs } from '#platform/domain';
import { questionForm } from '../../../administration/definitions/definition-forms.ts';
import { storedQuestion } from '../../../administration/definitions/question-dialog.tsx';
import { QuestionsScreen } from '../../../administration/definitions/questions-screen.tsx';
import { enter } from '../../../requests/guard.ts';
import { pageCall } from '../../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Fragebogen – Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  return { questions: await args.context.services.definitionAdmin.questions(actor) };
}

export function action(args: ActionFunctionArgs) {
  const { definitionAdmin } = args.context.services;
  return pageCall(args, questionForm, (actor, question) =>
    refusedAs(
      () => definitionAdmin.saveQuestion(actor, question),
      (current: ManagedQuestion) => ({ version: current.version, ...storedQuestion(current) }),
    ),
  );
}

export default function CmsFragebogen() {
  return <QuestionsScreen {...useLoaderData<typeof loader>()} />;
}
