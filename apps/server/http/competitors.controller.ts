import { Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod';
import { CompetitorService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { DocumentedCall } from './documented-call.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';

const query = z.strictObject({});

/** The known products of other makers, by name. */
@DocumentedCall('static/api/cms/wettbewerber.php')
export class CompetitorsController {
  constructor(@Inject(CompetitorService) private readonly competitors: CompetitorService) {}

  @Get()
  async all(@Caller() actor: UserActor, @Query() asked: unknown) {
    readQuery(query, asked);
    return (await this.competitors.all(actor)).map(({ id, name }) => ({ id, Name: name }));
  }
}
