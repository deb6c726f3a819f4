import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { recommendationListQuery, recommendationState } from '#consultation/domain';
import { refusedAs } from '#platform/domain';
import { recommendationForm } from '../../../administration/definitions/definition-forms.ts';
import { RecommendationsScreen } from '../../../administration/definitions/recommendations-screen.tsx';
import { enter } from '../../../requests/guard.ts';
import { readListQuery } from '../../../requests/list-query.ts';
import { pageCall } from '../../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Empfehlungen – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const query = readListQuery(args.request, recommendationListQuery);
  const { page, coverage } = await args.context.services.recommendationAdmin.list(actor, query);
  const rows = page.rows.map((row) => ({ ...row, Stand: recommendationState(row) }));
  return { query, coverage, page: { ...page, rows } };
}

interface Current {
  readonly version: number;
  readonly pick: string | null;
  readonly products: readonly { readonly Artikelnummer: string }[];
}

export function action(args: ActionFunctionArgs) {
  const { recommendationAdmin } = args.context.services;
  return pageCall(args, recommendationForm, (actor, recommendation) =>
    refusedAs(
      () => recommendationAdmin.save(actor, recommendation),
      ({ version, pick, products }: Current) => ({
        version,
        pick: pick ?? '',
        products: products.map(({ Artikelnummer }) => ({ Artikelnummer })),
      }),
    ),
  );
}

export default function CmsEmpfehlungen() {
  return <RecommendationsScreen {...useLoaderData<typeof loader>()} />;
}
