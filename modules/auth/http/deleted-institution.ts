import * as z from 'zod';
import { type DeepReadonly, idAnswer } from '#platform/http';
import type { DeletedInstitution } from '../institution-admin/deleted-institutions.ts';

/** A deleted institution with kept rows, in the list. */
export const deletedInstitutionSchema = () =>
  z
    .strictObject({
      id: idAnswer(),
      Name: z.string(),
      PLZ: z.string(),
      Ort: z.string(),
      deleted: z.iso.datetime().describe('Wann sie gelöscht wurde'),
      users: z.int().describe('Benutzer, von denen noch Daten gespeichert sind'),
      prices: z.int().describe('Eigene Preise'),
      kassen: z.int().describe('Gewählte Krankenkassen'),
      version: idAnswer().describe('DELETE nimmt sie'),
    })
    .meta({ id: 'GeloeschteInstitution' });

/** Makes that answer. */
export function deletedInstitutionAnswer({
  geloescht,
  counts,
  ...row
}: DeletedInstitution): DeepReadonly<z.output<ReturnType<typeof deletedInstitutionSchema>>> {
  return { ...row, ...counts, deleted: geloescht };
}
