import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { QuestionsScreen } from '../../../administration/definitions/questions-screen.tsx';
import { enter } from '../../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Fragebogen – Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  return { questions: await args.context.services.definitionAdmin.questions(actor) };
}

export default function CmsFragebogen() {
  return <QuestionsScreen {...useLoaderData<typeof loader>()} />;
}
