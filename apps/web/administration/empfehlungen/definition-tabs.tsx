import { AreaTabs } from '../area-tabs.tsx';

const TABS = [
  { to: '/cms/7', label: 'Produkte je Schlüssel', open: true, exact: true },
  { to: '/cms/7/hinweise', label: 'Hinweise', open: true },
  { to: '/cms/7/fragebogen', label: 'Fragebogen', open: true },
  { to: '/cms/7/probe', label: 'Probe', open: true },
];

/** Heads the screens on which the vendor maintains what consultations ask and recommend. */
export function DefinitionTabs() {
  return (
    <>
      <h1 id="definitions-title" tabIndex={-1}>
        Empfehlungen
      </h1>
      <AreaTabs label="Teile der Empfehlungen" tabs={TABS} />
    </>
  );
}
