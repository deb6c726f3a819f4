import type { SectionId } from '../draft/draft.ts';

export const SECTION_TITLES: Readonly<Record<SectionId, string>> = {
  beratung: 'Beratung',
  person: 'Persönliche Daten',
  anamnese: 'Anamnese',
  zusatz: 'Zusätzliche Informationen',
};
