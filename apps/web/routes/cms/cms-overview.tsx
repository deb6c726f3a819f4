import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { daysLeftInWords } from '#auth/domain';
import { addDays } from '#platform/domain';
import { OverviewScreen } from '../../administration/overview/overview-screen.tsx';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Übersicht – Verwaltung – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { overview, setUpList, notices, recommendations, offerCounts } = args.context.services;
  const { keys, missingKeys, emptyKeys } = await recommendations.report(actor);
  const { ending, ...figures } = await overview.read(actor);
  return {
    setUp: { steps: await setUpList.read(actor), hidden: await notices.isDismissed(actor, 'set-up-list') },
    overview: {
      ...figures,
      ending: ending.map(({ Testende, ...row }) => ({ ...row, left: daysLeftInWords(Testende) })),
    },
    recommendations: { keys, without: missingKeys.length + emptyKeys.length },
    offers: await offerCounts.all(actor),
    weekAgo: addDays(args.context.today(), -7),
  };
}

export default function CmsOverview() {
  return <OverviewScreen {...useLoaderData<typeof loader>()} />;
}
