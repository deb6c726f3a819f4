import { AreaTabs } from '../area-tabs.tsx';

const TABS = [
  { to: '/cms/0', label: 'Kunden', open: true, exact: true },
  { to: '/cms/0/geloescht', label: 'Gelöschte', open: true },
];

/** Heads the two lists of institutions. */
export function InstitutionTabs() {
  return (
    <>
      <h1 id="institutionen-title" tabIndex={-1}>
        Kundeninstitutionen
      </h1>
      <AreaTabs label="Listen der Institutionen" tabs={TABS} />
    </>
  );
}
