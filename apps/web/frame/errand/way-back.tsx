import { Link, useLocation } from '@remix-run/react';
import { BackButton } from '../back-button.tsx';

/** Screens of a consultation that lead to a setting they lack, and what the way back to them is called. */
const BACK = {
  '/wizard/0': 'zurück zur Beratung',
  '/cart': 'zurück zum Versorgungsrechner',
  '/products': 'zurück zum Katalog',
} as const;

/** A screen that leads to a setting and back. */
export type LeadingScreen = keyof typeof BACK;

/**
 * What somebody has come to a setting for. It travels in the history of the window: in an address, the server and its
 * log would learn what a person is advised about.
 */
export interface SettingErrand {
  readonly back: LeadingScreen;
  /** What is looked for there: an Artikelnummer, a name. */
  readonly wanted: string;
}

/** What somebody has come to this setting for; null where they came by themselves. */
export function useErrand(): SettingErrand | null {
  const { back, wanted } = (useLocation().state ?? {}) as Partial<SettingErrand>;
  return back !== undefined && Object.hasOwn(BACK, back) && typeof wanted === 'string'
    ? { back, wanted }
    : null;
}

/** The way back to the consultation that led to this setting; otherwise one step back. */
export function WayBack() {
  const errand = useErrand();
  if (errand === null) return <BackButton />;
  return (
    <Link className="button" to={errand.back}>
      {BACK[errand.back]}
    </Link>
  );
}
