import { Get, Inject } from '@nestjs/common';
import * as z from 'zod';
import { KrankenkassenService } from '#institution';
import type { UserActor } from '#platform/domain';
import { DocumentedCall } from './documented-call.ts';
import { krankenkasseAnswer, krankenkasseSchema } from './krankenkasse-answer.ts';
import { Asked } from './openapi/asked.ts';
import { type AskedOf, Documented, describeCall } from './openapi/call-description.ts';
import { Caller } from './session.guard.ts';
import { sortedBy } from './sorted-by.ts';

const krankenkassenCall = describeCall({
  summary: 'Krankenkassen des Herstellers',
  takes: 'query',
  asked: z.strictObject({
    sort: z.enum(['id', 'Kasse'], 'Erlaubt sind id und Kasse.').default('Kasse'),
  }),
  fields: { sort: 'Wonach geordnet wird' },
  examples: { 'Nach id': { sort: 'id' } },
  answer: () => z.array(krankenkasseSchema()),
});

/** The vendor's list of Krankenkassen, from which an institution chooses its own. */
@DocumentedCall('static/api/cms/krankenkassen.php')
export class KrankenkassenController {
  constructor(@Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService) {}

  @Get()
  @Documented(krankenkassenCall)
  async all(@Asked() { sort }: AskedOf<typeof krankenkassenCall>, @Caller() actor: UserActor) {
    return sortedBy(sort, (await this.krankenkassen.all(actor)).map(krankenkasseAnswer));
  }
}
