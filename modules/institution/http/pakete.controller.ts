import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { RecordServices } from '#platform';
import type { UserActor } from '#platform/domain';
import {
  type AnswerOf,
  answeredRow,
  Call,
  Caller,
  Calls,
  describeCall,
  Input,
  type InputOf,
  idParameter,
  rowAnswer,
} from '#platform/http';
import { paketRecord } from '../pakete/paket.record.ts';

const paketeCall = describeCall({
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

/** Reads the Pakete; what writes them is read from their record. */
@Calls()
export class PaketeController {
  private readonly pakete;

  constructor(@Inject(RecordServices) records: RecordServices) {
    this.pakete = records.of(paketRecord);
  }

  @Call(paketeCall)
  async all(
    @Input() { demo, countPaketId }: InputOf<typeof paketeCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof paketeCall>> {
    if (countPaketId !== undefined) return { Anzahl: await this.pakete.usage(actor, countPaketId) };
    const pakete = await this.pakete.all(actor);
    return pakete
      .filter(({ Testphasendauer }) => demo !== 'true' || Testphasendauer > 0)
      .map((paket) => answeredRow(paketRecord, paket));
  }
}
