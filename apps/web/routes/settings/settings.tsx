import { Outlet } from '@remix-run/react';
import { AreaTab, AreaTabs } from '../../administration/screen/area-tabs.tsx';
import { WayBack } from '../../frame/errand/way-back.tsx';
import { SETTINGS_TABS, TRANSFER_PAGE } from '../../frame/settings-tabs.ts';
import { useFrame } from '../../session/frame-data.ts';

/**
 * An institution's settings; each page requires its own right (access specification, section 2, 'Settings').
 */
export default function Settings() {
  const { rights } = useFrame().user;
  const tabs = SETTINGS_TABS.map(({ index, label, right }) => ({
    to: `/settings/${index}`,
    label,
    open: rights.includes(right),
  }));
  const mayTransfer = TRANSFER_PAGE.rights.some((right) => rights.includes(right));
  return (
    <div className="area">
      <div className="area-head">
        <AreaTabs label="Einstellungen" tabs={tabs}>
          <li className="area-tab-apart">
            <AreaTab to={TRANSFER_PAGE.to} label={TRANSFER_PAGE.label} open={mayTransfer} />
          </li>
        </AreaTabs>
        <WayBack />
      </div>
      <Outlet />
    </div>
  );
}
