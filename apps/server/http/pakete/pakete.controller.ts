import { Inject } from '@nestjs/common';
import { paketRecord } from '#institution/domain';
import { RecordServices } from '#platform';
import type { UserActor } from '#platform/domain';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { answeredRow } from '../records/record-calls.ts';
import { paketeCall } from './pakete-calls.ts';

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
