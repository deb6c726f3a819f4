import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hintListQuery, hintState, type ManagedHint } from '#consultation/domain';
import { refusedAs } from '#platform/domain';
import { hintForm } from '../../../administration/definitions/definition-forms.ts';
import { HintsScreen } from '../../../administration/definitions/hints-screen.tsx';
import { enter } from '../../../requests/guard.ts';
import { readListQuery } from '../../../requests/list-query.ts';
import { pageCall } from '../../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Hinweise – Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, hintListQuery);
  const page = await args.context.services.definitionAdmin.hints(actor, query);
  return { query, page: { ...page, rows: page.rows.map((row) => ({ ...row, Stand: hintState(row) })) } };
}

export function action(args: ActionFunctionArgs) {
  const { definitionAdmin } = args.context.services;
  return pageCall(args, hintForm, (actor, hint) =>
    refusedAs(
      () => definitionAdmin.saveHint(actor, hint),
      ({ version, text }: ManagedHint) => ({ version, text }),
    ),
  );
}

export default function CmsHinweise() {
  return <HintsScreen {...useLoaderData<typeof loader>()} />;
}
