import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { DeclarationWordingService } from './declaration-wording.service.ts';
import { saveWording } from './wording.calls.ts';

/** Own wording of the declaration of Mehrkosten. */
@Calls()
export class DeclarationWordingController {
  constructor(@Inject(DeclarationWordingService) private readonly wordings: DeclarationWordingService) {}

  @Call(saveWording)
  save(@Input() given: InputOf<typeof saveWording>, @Caller() actor: UserActor) {
    return this.wordings.save(actor, given);
  }
}
