import * as z from 'zod';
import { kindText } from '../domain/tables/line-kinds.ts';
import type { StagedTable } from '../tables/table-imports.ts';

/** Describes a call that imports a table; another one commits it. */
export const aboutUpload = (writtenBy: string) =>
  `Eine CSV-Datei von höchstens 10 MB, in UTF-8, Windows-1252 oder Mac Roman, mit Semikolon, Komma oder Tabulator zwischen den Spalten. Sagt, was sie ändern würde; geschrieben wird sie erst mit ${writtenBy}, innerhalb von 24 Stunden. Eine spätere Datei derselben Person tritt an ihre Stelle.`;

export const uploadInput = z.strictObject({
  file: z
    .custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.')
    .meta({ type: 'string', contentMediaType: 'text/csv' }),
});

const count = (meaning: string) => z.int().nonnegative().describe(meaning);

/** The result of a CSV upload (access specification, section 3). */
export const uploadAnswer = () =>
  z.strictObject({
    edited: count('Zeilen, die etwas ändern'),
    'not edited': count('Zeilen, die so schon gespeichert sind'),
    inserted: count('Zeilen, die neu sind'),
    errors: count('Zeilen, mit denen etwas nicht stimmt; sie werden nicht übernommen'),
    ignored: z.array(z.string()).describe('Spalten, die die Tabelle nicht hat: Sie werden nicht übernommen'),
    errorMessages: z
      .array(z.string())
      .describe('Was nicht stimmt, mit Zeile und Spalte; was für viele Zeilen gilt, einmal'),
    doubts: z
      .array(z.string())
      .describe('Werte, die eine Tabellenkalkulation verändert haben kann; sie werden übernommen'),
    recognized: z
      .array(z.string())
      .describe('Namen, die anders geschrieben sind als die vorhandenen, für die sie stehen'),
  });

export function uploadResult(staged: StagedTable) {
  return {
    edited: staged.edited,
    'not edited': staged.notEdited,
    inserted: staged.inserted,
    errors: staged.errors,
    ignored: [...staged.ignored],
    errorMessages: [...staged.errorMessages],
    doubts: staged.doubts.map(kindText),
    recognized: staged.recognized.map(kindText),
  };
}

export const UPLOAD_REFUSALS = { 503: 'Es werden zu viele Dateien gleichzeitig verarbeitet.' } as const;

export const WRITE_REFUSALS = {
  404: 'Es wartet keine Tabelle auf das Speichern.',
  409: 'Eine Zeile wurde inzwischen geändert; es wurde nichts gespeichert. current nennt die Zeilen.',
} as const;
