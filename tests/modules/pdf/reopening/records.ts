/** Records to be opened again, whole and damaged. */
import { type Beratung, documentation, makePdf, type PdfDocument } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { beratungOf } from '../../../../modules/pdf/documents/record/beratung-of.ts';
import { consultation } from '../consultations.ts';
import { typefaceFiles } from '../typeface-files.ts';

export const PASSWORD = 'Käse & Brot 42';
export const OWN = { id: 7, name: 'Apotheke am Stadtgarten' };
/** The day on which records are opened again. */
export const LATER = '2026-11-27' as CalendarDay;

const typeface = typefaceFiles();

/** A consultation with a proposal that was decided for. */
export const decided = consultation({
  institutionId: OWN.id,
  decided: { area: 1, tab: 1 },
  details: {
    talk: 'home',
    prescribedBy: 'Praxis Dr. Sommer',
    diagnosisCode: 'N39.42',
    supplyFrom: '2026-03-16' as CalendarDay,
    explained: ['choice', 'skin'],
  },
});
export const beratung: Beratung = beratungOf(decided);

export async function recordOf(document: PdfDocument, password: string | null = null): Promise<Uint8Array> {
  return (await makePdf(document, typeface, password)).bytes;
}

/** A record that carries another text than its consultation. */
export function recordWith(text: string, password: string | null = null): Promise<Uint8Array> {
  const document = documentation(decided);
  const attachments = (document.attachments ?? []).map((file) => ({ ...file, text }));
  return recordOf({ ...document, attachments }, password);
}
