import { Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod';
import { KrankenkassenService } from '#institution';
import type { UserActor } from '#platform/domain';
import { DocumentedCall } from './documented-call.ts';
import { krankenkasseAnswer } from './krankenkasse-answer.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';
import { sortedBy } from './sorted-by.ts';

const query = z.strictObject({
  sort: z.enum(['id', 'Kasse'], 'Erlaubt sind id und Kasse.').default('Kasse'),
});

/** The vendor's list of Krankenkassen, from which an institution chooses its own. */
@DocumentedCall('static/api/cms/krankenkassen.php')
export class KrankenkassenController {
  constructor(@Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService) {}

  @Get()
  async all(@Caller() actor: UserActor, @Query() asked: unknown) {
    const { sort } = readQuery(query, asked);
    return sortedBy(sort, (await this.krankenkassen.all(actor)).map(krankenkasseAnswer));
  }
}
