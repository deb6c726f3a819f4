import { AreaTabs } from '../screen/area-tabs.tsx';
import { ScreenFrame, type ScreenFrameProps } from '../screen/screen-frame.tsx';

const TABS = [
  { to: '/cms/0', label: 'Kunden', open: true, exact: true },
  { to: '/cms/0/geloescht', label: 'Gelöschte', open: true },
];

/** The frame of the two lists of institutions. */
export function InstitutionsFrame(props: Omit<ScreenFrameProps, 'title' | 'tabs'>) {
  const tabs = <AreaTabs label="Listen der Institutionen" tabs={TABS} />;
  return <ScreenFrame title="Kundeninstitutionen" tabs={tabs} {...props} />;
}
