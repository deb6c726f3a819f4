import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { CompetitorService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { idAnswer } from './answer-schemas.ts';
import { Call, Calls } from './call.decorator.ts';
import { type AnswerOf, describeCall, type InputOf } from './openapi/call-description.ts';
import { Input } from './openapi/input.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { Caller } from './session.guard.ts';

const competitorsCall = describeCall({
  method: 'GET',
  path: 'cms/wettbewerber.php',
  summary: 'Produkte anderer Hersteller',
  takes: 'query',
  input: z.strictObject({}),
  fields: {},
  examples: {},
  answer: () => z.array(z.strictObject({ id: idAnswer(), Name: z.string() }).meta({ id: 'Wettbewerber' })),
  refusals: { 403: 'Das Recht bera_durch fehlt.' },
});

/** The known products of other makers, by name. */
@Calls()
export class CompetitorsController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof competitorsCall>>();

  constructor(@Inject(CompetitorService) private readonly competitors: CompetitorService) {}

  @Call(competitorsCall)
  async all(@Input() _: InputOf<typeof competitorsCall>, @Caller() actor: UserActor) {
    const competitors = await this.competitors.all(actor);
    return this.responses.get(competitors, '', () => competitors.map(({ id, name }) => ({ id, Name: name })));
  }
}
