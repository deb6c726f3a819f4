import { Link, useLocation } from '@remix-run/react';
import { BackButton } from '../back-button.tsx';

/** Labels of the back link, by the consultation screen that led to a missing setting. */
const BACK = {
  '/wizard/0': 'zurück zur Beratung',
  '/cart': 'zurück zum Versorgungsrechner',
  '/products': 'zurück zum Katalog',
} as const;

/** A consultation screen that can lead to a setting and back. */
export type LeadingScreen = keyof typeof BACK;

/**
 * Why a user came to a setting. Kept in the window's history state: an address would reveal to the server and
 * its log what a person is advised about.
 */
export interface SettingErrand {
  readonly back: LeadingScreen;
  /** What they look for: an Artikelnummer or a name. */
  readonly wanted: string;
}

/** The errand that led to this setting; null if there is none. */
export function useErrand(): SettingErrand | null {
  const { back, wanted } = (useLocation().state ?? {}) as Partial<SettingErrand>;
  return back !== undefined && Object.hasOwn(BACK, back) && typeof wanted === 'string'
    ? { back, wanted }
    : null;
}

/** Leads back to the consultation that led here; otherwise one step back. */
export function WayBack() {
  const errand = useErrand();
  if (errand === null) return <BackButton />;
  return (
    <Link className="button" to={errand.back}>
      {BACK[errand.back]}
    </Link>
  );
}
