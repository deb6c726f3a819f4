import type { Right } from '#platform/domain';

/** One page of an institution's settings. */
export interface SettingsTab {
  /** Number in its address, `/settings/2`. */
  readonly index: number;
  readonly label: string;
  /** The right that opens it. */
  readonly right: Right;
}

/** The export and import page; either right opens it. */
export const TRANSFER_PAGE = {
  to: '/settings/transfer',
  label: 'Sichern und übertragen',
  rights: ['einst_export', 'einst_import'],
} as const satisfies { readonly rights: readonly Right[]; readonly to: string; readonly label: string };

/** An institution's settings in the order of their tabs (access specification, section 2, 'Settings'). */
export const SETTINGS_TABS: readonly SettingsTab[] = [
  { index: 0, label: 'Kontaktdaten', right: 'kont_einst' },
  { index: 1, label: 'Benutzer', right: 'insti_nutzer' },
  { index: 2, label: 'Krankenkassen', right: 'kassen_einst' },
  { index: 3, label: 'Produktpreise', right: 'preis_einst' },
  { index: 4, label: 'Berechnungsmethode', right: 'berechn_einst' },
  { index: 5, label: 'Wortlaut der Erklärung', right: 'kont_einst' },
  { index: 6, label: 'Vertragsformulare', right: 'kont_einst' },
];
