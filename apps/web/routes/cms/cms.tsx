import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { CMS_TABS } from '../../administration/cms-tabs.ts';
import { AreaTabs } from '../../administration/screen/area-tabs.tsx';
import { keepScreen } from '../../administration/screen/keep-screen.ts';
import { enter } from '../../requests/guard.ts';

/** The manual for the vendor's staff. */
const MANUAL_PDF = '/dokumente/verwaltung.pdf';

/** The tabs come from the server, so that no page loads all records just for their titles. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return { tabs: CMS_TABS.map(({ index, label }) => ({ to: `/cms/${index}`, label, open: true })) };
}

export { keepScreen as clientLoader };
/** The tabs never change. */
export const shouldRevalidate = () => false;

/** The vendor's administration (access specification, section 2, 'Admin area'). */
export default function Cms() {
  const { tabs } = useLoaderData<typeof loader>();
  return (
    <div className="area">
      <AreaTabs label="Verwaltung" tabs={tabs}>
        <li>
          <a className="area-tab" href={MANUAL_PDF} target="_blank" rel="noreferrer">
            Hilfe (PDF)
          </a>
        </li>
      </AreaTabs>
      <Outlet />
    </div>
  );
}
