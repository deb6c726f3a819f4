import { LISTS } from './lists.ts';

/** One page of the vendor's administration. */
export interface CmsTab {
  /** Number in its address, `/cms/6`. */
  readonly index: number;
  readonly label: string;
}

/** Pages with a hand-written screen. */
const OWN: readonly CmsTab[] = [
  { index: 0, label: 'Kundeninstitutionen' },
  { index: 1, label: 'Benutzerverwaltung' },
  { index: 2, label: 'Rollen' },
  { index: 4, label: 'Produkte' },
  { index: 7, label: 'Empfehlungen' },
  { index: 8, label: 'Übersicht' },
  { index: 9, label: 'Protokoll' },
  { index: 11, label: 'Vertragsformulare' },
];

/** The vendor's administration in the order of its tabs (access specification, section 2, 'Admin area'). */
export const CMS_TABS: readonly CmsTab[] = [
  ...OWN,
  ...LISTS.map(({ tab, words }) => ({ index: tab, label: words.title })),
].sort((a, b) => a.index - b.index);
