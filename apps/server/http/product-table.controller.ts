import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { ProductTableService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { TABLE_FILE } from '../edge/body-limits.ts';
import { Call, Calls } from './call.decorator.ts';
import { describeCall, type InputOf } from './openapi/call-description.ts';
import { Input } from './openapi/input.ts';
import { Caller } from './session.guard.ts';

const path = 'cms/uploadcsv.php';
const count = (meaning: string) => z.int().nonnegative().describe(meaning);

const uploadTableCall = describeCall({
  method: 'POST',
  path,
  admits: 'vendor',
  summary: 'Produkttabelle hochladen',
  about:
    'Eine CSV-Datei von höchstens 10 MB, in UTF-8 oder Windows-1252, mit ; zwischen den Spalten. Sagt, was sie ändern würde; geschrieben wird sie erst mit GET und writeTempTableToProducts=true, innerhalb von 24 Stunden. Eine spätere Datei derselben Person tritt an ihre Stelle.',
  takes: 'parts',
  file: TABLE_FILE,
  input: z.strictObject({
    file: z
      .custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.')
      .meta({ type: 'string', contentMediaType: 'text/csv' }),
  }),
  fields: {
    file: 'Die Tabelle mit den Spalten von produkte.csv. Mit id ändert eine Zeile die, die sie hat; ohne id die mit derselben PZN, sonst kommt eine hinzu',
  },
  examples: {},
  answer: () =>
    z.strictObject({
      edited: count('Zeilen, die etwas ändern'),
      'not edited': count('Zeilen, die so schon gespeichert sind'),
      inserted: count('Zeilen, die neu sind'),
      errors: count('Zeilen, mit denen etwas nicht stimmt; sie bleiben außen vor'),
      errorMessages: z.array(z.string()).describe('Was nicht stimmt, mit Zeile und Spalte; höchstens 1000'),
    }),
  refusals: { 503: 'Es werden zu viele Dateien gleichzeitig verarbeitet.' },
});

const writeTableCall = describeCall({
  method: 'GET',
  path,
  admits: 'vendor',
  summary: 'Hochgeladene Produkttabelle speichern',
  about: 'Schreibt die guten Zeilen der zuletzt hochgeladenen Tabelle, alle oder keine, einmal.',
  takes: 'query',
  input: z.strictObject({
    writeTempTableToProducts: z.literal('true', 'Erlaubt ist true.'),
  }),
  fields: { writeTempTableToProducts: 'true: speichern' },
  examples: { Speichern: { writeTempTableToProducts: 'true' } },
  answer: () => z.strictObject({ done: z.literal(true) }),
  refusals: {
    404: 'Es wartet keine Tabelle auf das Speichern.',
    409: 'Eine Zeile wurde inzwischen geändert; es wurde nichts gespeichert. current nennt die Zeilen.',
  },
});

/** The product table as a file (access specification, section 7). */
@Calls()
export class ProductTableController {
  constructor(@Inject(ProductTableService) private readonly tables: ProductTableService) {}

  @Call(uploadTableCall)
  async upload(@Input() { file }: InputOf<typeof uploadTableCall>, @Caller() actor: UserActor) {
    const { edited, notEdited, inserted, errors, errorMessages } = await this.tables.stage(actor, file);
    return { edited, 'not edited': notEdited, inserted, errors, errorMessages };
  }

  @Call(writeTableCall)
  async write(@Input() _: InputOf<typeof writeTableCall>, @Caller() actor: UserActor) {
    await this.tables.commit(actor);
    return { done: true as const };
  }
}
