import { Get, Inject, Query } from '@nestjs/common';
import { KrankenkassenService } from '#institution';
import type { UserActor } from '#platform/domain';
import { DocumentedCall } from './documented-call.ts';
import { institutionQuery } from './institution-query.ts';
import { chosenKrankenkasseAnswer } from './krankenkasse-answer.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';

/** The Krankenkassen that an institution works with, with the rates that apply there, by name. */
@DocumentedCall('static/api/cms/insti_kv.php')
export class OwnKrankenkassenController {
  constructor(@Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService) {}

  @Get()
  async own(@Caller() actor: UserActor, @Query() asked: unknown) {
    const { institutionsid } = readQuery(institutionQuery, asked);
    return (await this.krankenkassen.chosen(actor, institutionsid)).map(chosenKrankenkasseAnswer);
  }
}
