import { Get, Inject } from '@nestjs/common';
import * as z from 'zod';
import { KrankenkassenService } from '#institution';
import type { UserActor } from '#platform/domain';
import { DocumentedCall } from './documented-call.ts';
import { ofOwnInstitution } from './institution-query.ts';
import { chosenKrankenkasseAnswer, chosenKrankenkasseSchema } from './krankenkasse-answer.ts';
import { Asked } from './openapi/asked.ts';
import { type AskedOf, Documented, describeCall } from './openapi/call-description.ts';
import { Caller } from './session.guard.ts';

const ownKrankenkassenCall = describeCall({
  ...ofOwnInstitution,
  summary: 'Krankenkassen der Institution',
  about: 'Die gewählten und die eigenen, nach Namen, mit den Pauschalen, die dort gelten.',
  answer: () => z.array(chosenKrankenkasseSchema()),
});

/** The Krankenkassen that an institution works with, with the rates that apply there, by name. */
@DocumentedCall('static/api/cms/insti_kv.php')
export class OwnKrankenkassenController {
  constructor(@Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService) {}

  @Get()
  @Documented(ownKrankenkassenCall)
  async own(@Asked() { institutionsid }: AskedOf<typeof ownKrankenkassenCall>, @Caller() actor: UserActor) {
    return (await this.krankenkassen.chosen(actor, institutionsid)).map(chosenKrankenkasseAnswer);
  }
}
