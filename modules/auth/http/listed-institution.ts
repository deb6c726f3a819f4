import * as z from 'zod';
import { type DeepReadonly, flagAnswer, idAnswer } from '#platform/http';
import type { InstitutionRow } from '../institution-admin/institutions-list.ts';

/** An institution in the list of all. */
export const listedInstitutionSchema = () =>
  z
    .strictObject({
      id: idAnswer(),
      Name: z.string(),
      Kundennummer: z.string().nullable(),
      Vertriebsweg: z.int(),
      Strasse: z.string(),
      Hausnummer: z.string(),
      PLZ: z.string(),
      Ort: z.string(),
      PaketId: idAnswer(),
      PaketName: z.string(),
      Testphase: flagAnswer(),
      Testbeginn: z.iso.date().nullable(),
      Testende: z.int().nullable().describe('Tage, die von der Testphase bleiben; 0 oder weniger: beendet'),
      Status: z
        .enum(['wartend', 'inaktiv', 'active'])
        .nullable()
        .describe('Der des Hauptbenutzers; null: ohne Hauptbenutzer'),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
    })
    .meta({ id: 'InstitutionInListe' });

/** Makes that answer. */
export function listedInstitutionAnswer(
  row: InstitutionRow,
): DeepReadonly<z.output<ReturnType<typeof listedInstitutionSchema>>> {
  const { Paket, Testphase, Testphasendauer: _, ...rest } = row;
  return { ...rest, PaketName: Paket, Testphase: Testphase ? 1 : 0 };
}
