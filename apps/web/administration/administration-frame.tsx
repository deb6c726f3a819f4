import { Link, NavLink, useRouteLoaderData } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import { deferredPart } from '../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../connection/deferred/use-deferred-part.ts';
import { Frame } from '../frame/frame.tsx';
import { CatalogueIcon, GearIcon, Icon, ListIcon, PageIcon, StartIcon } from '../frame/icons.tsx';
import { NavigationControl } from '../frame/navigation/navigation-control.tsx';
import { InsurersIcon, PricesIcon, UsersIcon } from '../frame/settings-icons.tsx';
import { SidebarSection } from '../frame/sidebar-section.tsx';
import { START_REQUESTED } from '../frame/start-request.ts';
import { useMayConsult } from '../session/frame-data.ts';
import { AdministrationLogout } from './administration-logout.tsx';
import { CMS, type CmsData } from './cms-data.ts';
import type { CmsTab } from './cms-tabs.ts';

const drawn = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

/** Icons of the vendor's administration by the number of the page. */
const CMS_ICONS: Readonly<Record<number, ComponentType>> = {
  // A house with a cross: pharmacies and medical supply shops.
  0: drawn('M4.5 20V8L12 4l7.5 4v12zM12 8.5v5M9.5 11h5M10 20v-3.5h4V20'),
  1: UsersIcon,
  // A key: what somebody may do.
  2: drawn('M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h8.5M17 12v3.5M20.5 12v2.5'),
  // A parcel.
  3: drawn('M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8'),
  4: CatalogueIcon,
  // Scales: compared with others.
  5: drawn('M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z'),
  6: InsurersIcon,
  7: ListIcon,
  // Bars of a chart.
  8: drawn('M4 20h16M6.5 20v-7M12 20V5M17.5 20V9'),
  // A clock that goes back: what happened.
  9: drawn('M4.5 8.5A8 8 0 1 1 4 13M4 4v4.5h4.5M12 8v4.5l3 2'),
  10: PricesIcon,
  11: PageIcon,
};

/** The icon of a page of the vendor's administration; the general one for a page without its own. */
function CmsIcon({ index }: { readonly index: number }) {
  const Own = CMS_ICONS[index] ?? GearIcon;
  return <Own />;
}

/** The manual for the vendor's staff. */
const MANUAL_PDF = '/dokumente/verwaltung.pdf';

/** The menu entries of the vendor's administration. */
function CmsMenu({ tabs }: { readonly tabs: readonly CmsTab[] }) {
  return (
    <SidebarSection title="Verwaltung">
      {tabs.map(({ index, label }) => (
        <li key={index}>
          <NavLink className="sidebar-entry" to={`/cms/${index}`}>
            <CmsIcon index={index} />
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <a className="sidebar-entry" href={MANUAL_PDF} target="_blank" rel="noreferrer">
          <PageIcon />
          Hilfe (PDF)
        </a>
      </li>
    </SidebarSection>
  );
}

const DEFERRED_FRAME = deferredPart(async () => (await import('./deferred-frame.tsx')).DeferredFrame);

/** The draft is read on the home page, which then asks what to do with the previous person's data. */
const START_ENTRY = (
  <Link className="sidebar-entry" to="/" state={START_REQUESTED}>
    <StartIcon />
    Neue Beratung
  </Link>
);

/** The frame of settings, administration and account; loads no consultation code. */
export function AdministrationFrame({ children }: { readonly children: ReactNode }) {
  const DeferredFrame = useDeferredPart(DEFERRED_FRAME);
  const consults = useMayConsult();
  const cms = useRouteLoaderData<() => Promise<CmsData>>(CMS);
  return (
    <>
      <Frame
        logout={<AdministrationLogout />}
        {...(consults ? { start: () => START_ENTRY } : {})}
        {...(cms === undefined ? {} : { area: <CmsMenu tabs={cms.tabs} /> })}
      >
        {children}
      </Frame>
      {/* Not deferred: a form may be dirty before the deferred parts have loaded. */}
      <NavigationControl reloading="Bitte laden Sie die Seite neu; was noch nicht gespeichert ist, geht dabei verloren." />
      {DeferredFrame === null ? null : <DeferredFrame />}
    </>
  );
}
