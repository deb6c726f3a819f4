import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import type { CmsData } from '../../administration/cms-data.ts';
import { CMS_TABS } from '../../administration/cms-tabs.ts';
import { keepScreen } from '../../administration/screen/keep-screen.ts';
import { enter } from '../../requests/guard.ts';

/** The tabs come from the server, so that no page loads all records just for their titles. */
export async function loader(args: LoaderFunctionArgs): Promise<CmsData> {
  await enter(args);
  return { tabs: CMS_TABS };
}

export { keepScreen as clientLoader };
/** The tabs never change. */
export const shouldRevalidate = () => false;

/**
 * The vendor's administration (access specification, section 2, 'Admin area'). Its pages are listed in the menu
 * (`CmsMenu`).
 */
export default function Cms() {
  return (
    <div className="area">
      <Outlet />
    </div>
  );
}
