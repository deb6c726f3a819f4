/** One page of the vendor's administration. */
export interface CmsTab {
  /** Number in its address, `/cms/6`. */
  readonly index: number;
  readonly label: string;
}

/** The vendor's administration in the order of its tabs (access specification, section 2, 'Admin area'). */
export const CMS_TABS: readonly CmsTab[] = [
  { index: 0, label: 'Kundeninstitutionen' },
  { index: 1, label: 'Benutzerverwaltung' },
  { index: 2, label: 'Rollen' },
  { index: 3, label: 'Pakete' },
  { index: 4, label: 'Produkte' },
  { index: 5, label: 'Wettbewerberliste' },
  { index: 6, label: 'Krankenkassen' },
  { index: 7, label: 'Empfehlungen' },
  { index: 8, label: 'Übersicht' },
  { index: 9, label: 'Protokoll' },
];
