import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { competitorsListQuery } from '#catalogue/domain';
import { competitorForm } from '../../administration/competitors/competitor-form.ts';
import { CompetitorsScreen } from '../../administration/competitors/competitors-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Wettbewerberliste – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, competitorsListQuery);
  return { query, page: await args.context.services.competitors.list(actor, query) };
}

export function action(args: ActionFunctionArgs) {
  const { competitorAdmin } = args.context.services;
  return pageCall(args, competitorForm, (actor, _, given) => competitorAdmin.save(actor, given));
}

export default function CmsWettbewerber() {
  return <CompetitorsScreen {...useLoaderData<typeof loader>()} />;
}
