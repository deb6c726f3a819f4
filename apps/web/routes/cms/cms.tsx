import { Outlet } from '@remix-run/react';
import { AreaTabs } from '../../administration/screen/area-tabs.tsx';
import { CMS_TABS } from '../../administration/screen/cms-tabs.ts';

/** The manual of the vendor's staff. */
const MANUAL_PDF = '/dokumente/verwaltung.pdf';

const TABS = CMS_TABS.map(({ index, label }) => ({ to: `/cms/${index}`, label, open: true }));

/** The vendor's administration (access specification, section 2, 'Admin area'). */
export default function Cms() {
  return (
    <div className="area">
      <AreaTabs label="Verwaltung" tabs={TABS}>
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
