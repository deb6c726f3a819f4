import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hintListQuery, hintState, type ManagedHint } from '#consultation/domain';
import { hintForm } from '../administration/empfehlungen/definition-forms.ts';
import { HintsScreen } from '../administration/empfehlungen/hints-screen.tsx';
import { enter } from '../guard.ts';
import { readListQuery } from './list-query.ts';
import { currentAs, pageCall } from './page-call.ts';

export { isReadAfterSaving as shouldRevalidate, keepScreen as clientLoader } from '../session/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../ui/error-page.tsx';
export { saveOnServer as clientAction } from '../ui/form/form-answer.ts';

export const meta = () => [{ title: 'Hinweise – Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, hintListQuery);
  const page = await args.context.services.definitionAdmin.hints(actor, query);
  return { query, page: { ...page, rows: page.rows.map((row) => ({ ...row, Stand: hintState(row) })) } };
}

export function action(args: ActionFunctionArgs) {
  const { definitionAdmin } = args.context.services;
  return pageCall(args, hintForm, (actor, _, given) =>
    currentAs(
      ({ version, text }: ManagedHint) => ({ version, text }),
      () => definitionAdmin.saveHint(actor, given),
    ),
  );
}

export default function CmsHinweise() {
  return <HintsScreen {...useLoaderData<typeof loader>()} />;
}
