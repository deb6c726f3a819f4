import { AreaTabs } from '../screen/area-tabs.tsx';
import { ScreenFrame, type ScreenFrameProps } from '../screen/screen-frame.tsx';

const TABS = [
  { to: '/cms/7', label: 'Produkte je Schlüssel', open: true, exact: true },
  { to: '/cms/7/hinweise', label: 'Hinweise', open: true },
  { to: '/cms/7/fragebogen', label: 'Fragebogen', open: true },
  { to: '/cms/7/probe', label: 'Probe', open: true },
];

/** The frame of the screens for questions, hints and recommendations. */
export function DefinitionFrame(props: Omit<ScreenFrameProps, 'title' | 'tabs'>) {
  const tabs = <AreaTabs label="Teile der Empfehlungen" tabs={TABS} />;
  return <ScreenFrame title="Empfehlungen" tabs={tabs} {...props} />;
}
