import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { chooseKrankenkassen } from './krankenkassen.calls.ts';
import { OwnKrankenkassenService } from './own-krankenkassen.service.ts';

/** Krankenkassen of the own institution. */
@Calls()
export class KrankenkassenController {
  constructor(@Inject(OwnKrankenkassenService) private readonly krankenkassen: OwnKrankenkassenService) {}

  @Call(chooseKrankenkassen)
  choose(@Input() given: InputOf<typeof chooseKrankenkassen>, @Caller() actor: UserActor) {
    return this.krankenkassen.choose(actor, given);
  }
}
