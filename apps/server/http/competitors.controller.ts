import { Get, Inject } from '@nestjs/common';
import * as z from 'zod';
import { CompetitorService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { idAnswer } from './answer-schemas.ts';
import { DocumentedCall } from './documented-call.ts';
import { Asked } from './openapi/asked.ts';
import { type AskedOf, Documented, describeCall } from './openapi/call-description.ts';
import { Caller } from './session.guard.ts';

const competitorsCall = describeCall({
  summary: 'Produkte anderer Hersteller',
  takes: 'query',
  asked: z.strictObject({}),
  fields: {},
  examples: {},
  answer: () => z.array(z.strictObject({ id: idAnswer(), Name: z.string() }).meta({ id: 'Wettbewerber' })),
  refusals: { 403: 'Das Recht bera_durch fehlt.' },
});

/** The known products of other makers, by name. */
@DocumentedCall('static/api/cms/wettbewerber.php')
export class CompetitorsController {
  constructor(@Inject(CompetitorService) private readonly competitors: CompetitorService) {}

  @Get()
  @Documented(competitorsCall)
  async all(@Asked() _: AskedOf<typeof competitorsCall>, @Caller() actor: UserActor) {
    return (await this.competitors.all(actor)).map(({ id, name }) => ({ id, Name: name }));
  }
}
