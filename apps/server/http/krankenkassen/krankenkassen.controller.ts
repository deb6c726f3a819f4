import { Inject } from '@nestjs/common';
import { KrankenkassenAdminService, KrankenkassenService } from '#institution';
import { type ManagedKrankenkasse, saetzeAnswer } from '#institution/domain';
import { toDecimal, type UserActor } from '#platform/domain';
import { Call, Calls } from '../calls/call.decorator.ts';
import { refusedAs } from '../calls/refused-as.ts';
import { Caller } from '../calls/session.guard.ts';
import { sortedBy } from '../calls/sorted-by.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { krankenkasseAnswer } from './krankenkasse-answer.ts';
import { deleteKrankenkasseCall, krankenkassenCall, saveKrankenkasseCall } from './krankenkassen-calls.ts';

/** The vendor's list of Krankenkassen, from which an institution chooses its own. */
@Calls()
export class KrankenkassenController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof krankenkassenCall>>();

  constructor(
    @Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService,
    @Inject(KrankenkassenAdminService) private readonly admin: KrankenkassenAdminService,
  ) {}

  @Call(krankenkassenCall)
  async all(@Input() { sort }: InputOf<typeof krankenkassenCall>, @Caller() actor: UserActor) {
    const kassen = await this.krankenkassen.all(actor);
    return this.responses.get(kassen, sort, () => sortedBy(sort, kassen.map(krankenkasseAnswer)));
  }

  @Call(saveKrankenkasseCall)
  async save(@Input() given: InputOf<typeof saveKrankenkasseCall>, @Caller() actor: UserActor) {
    const { Kinderpauschale, Urinpauschale, Stuhlpauschale, Saetze, ...other } = given;
    // The service reads texts, as people type them.
    const rates = {
      Kinderpauschale: toDecimal(Kinderpauschale),
      Urinpauschale: toDecimal(Urinpauschale),
      Stuhlpauschale: toDecimal(Stuhlpauschale),
      ...(Saetze !== undefined && { Saetze: saetzeAnswer(Saetze) }),
    };
    return refusedAs<AnswerOf<typeof saveKrankenkasseCall>, ManagedKrankenkasse>(
      () => this.admin.save(actor, { ...other, ...rates }),
      krankenkasseAnswer,
    );
  }

  @Call(deleteKrankenkasseCall)
  async remove(@Input() { id, version }: InputOf<typeof deleteKrankenkasseCall>, @Caller() actor: UserActor) {
    return refusedAs<AnswerOf<typeof deleteKrankenkasseCall>, ManagedKrankenkasse>(
      () => this.admin.remove(actor, id, version),
      krankenkasseAnswer,
    );
  }
}
