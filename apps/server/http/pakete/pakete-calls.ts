import * as z from 'zod';
import { paketRecord } from '#institution/domain';
import { idParameter } from '../calls/read-query.ts';
import { describeCall } from '../openapi/call-description.ts';
import { rowAnswer } from '../records/record-calls.ts';

export const paketeCall = describeCall({
  method: 'GET',
  path: paketRecord.calls.path,
  admits: 'vendor',
  summary: 'Pakete, oder wie viele Institutionen eines haben',
  takes: 'query',
  input: z.strictObject({
    demo: z.enum(['true', 'false'], 'Erlaubt sind true und false.').optional(),
    countPaketId: idParameter.optional(),
  }),
  fields: {
    demo: 'true: nur Pakete mit einer Testphase',
    countPaketId: 'Ein Paket: Die Antwort ist dann, wie viele Institutionen es haben',
  },
  examples: { 'Alle Pakete': {} },
  answer: () =>
    z.union([
      z.array(rowAnswer(paketRecord)),
      z.strictObject({ Anzahl: z.int().nonnegative().describe('Institutionen') }),
    ]),
});
