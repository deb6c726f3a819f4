import { Outlet } from '@remix-run/react';
import { AreaTabs } from '../administration/area-tabs.tsx';
import { SETTINGS_TABS } from '../administration/settings-tabs.ts';
import { useFrame } from '../frame/frame-data.ts';
import { WayBack } from '../frame/way-back.tsx';

/** An institution's settings, each page by its own right (access specification, section 2, 'Settings'). */
export default function Settings() {
  const { rights } = useFrame().user;
  const tabs = SETTINGS_TABS.map(({ index, label, right }) => ({
    to: `/settings/${index}`,
    label,
    open: rights.includes(right),
  }));
  return (
    <div className="area">
      <div className="area-head">
        <AreaTabs label="Einstellungen" tabs={tabs} />
        <WayBack />
      </div>
      <Outlet />
    </div>
  );
}
