import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { TABLE_FILE, type UserActor } from '#platform/domain';
import {
  aboutUpload,
  Call,
  Caller,
  Calls,
  describeCall,
  Input,
  type InputOf,
  UPLOAD_REFUSALS,
  uploadAnswer,
  uploadInput,
  uploadResult,
  WRITE_REFUSALS,
} from '#platform/http';
import { ProductTableService } from '../product-table/product-table.service.ts';

const path = 'cms/uploadcsv.php';
const uploadTableCall = describeCall({
  method: 'POST',
  path,
  admits: 'vendor',
  summary: 'Produkttabelle hochladen',
  about: aboutUpload('GET und writeTempTableToProducts=true'),
  takes: 'parts',
  file: TABLE_FILE,
  input: uploadInput,
  fields: {
    file: 'Die Tabelle mit den Spalten von produkte.csv. Mit id ändert eine Zeile die, die sie hat; ohne id die mit derselben PZN, sonst kommt eine hinzu',
  },
  examples: {},
  answer: uploadAnswer,
  refusals: UPLOAD_REFUSALS,
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
  refusals: WRITE_REFUSALS,
});

/** Import and export of the product table (access specification, section 7). */
@Calls()
export class ProductTableController {
  constructor(@Inject(ProductTableService) private readonly tables: ProductTableService) {}

  @Call(uploadTableCall)
  async upload(@Input() { file }: InputOf<typeof uploadTableCall>, @Caller() actor: UserActor) {
    return uploadResult(await this.tables.stage(actor, file));
  }

  @Call(writeTableCall)
  async write(@Input() _: InputOf<typeof writeTableCall>, @Caller() actor: UserActor) {
    await this.tables.commit(actor);
    return { done: true as const };
  }
}
