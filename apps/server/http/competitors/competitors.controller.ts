import { Inject } from '@nestjs/common';
import { CompetitorAdminService, CompetitorService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { DONE } from '../calls/answer-schemas.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { competitorsCall, deleteCompetitorCall, saveCompetitorCall } from './competitors-calls.ts';

/** The known products of other makers, by name. */
@Calls()
export class CompetitorsController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof competitorsCall>>();

  constructor(
    @Inject(CompetitorService) private readonly competitors: CompetitorService,
    @Inject(CompetitorAdminService) private readonly admin: CompetitorAdminService,
  ) {}

  @Call(competitorsCall)
  async all(@Input() _: InputOf<typeof competitorsCall>, @Caller() actor: UserActor) {
    const competitors = await this.competitors.all(actor);
    return this.responses.get(competitors, '', () => competitors);
  }

  @Call(saveCompetitorCall)
  async save(@Input() given: InputOf<typeof saveCompetitorCall>, @Caller() actor: UserActor) {
    return this.admin.save(actor, given);
  }

  @Call(deleteCompetitorCall)
  async remove(@Input() { id, version }: InputOf<typeof deleteCompetitorCall>, @Caller() actor: UserActor) {
    await this.admin.remove(actor, id, version);
    return DONE;
  }
}
