import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import {
  Call,
  Caller,
  CallerSession,
  type CallSession,
  Calls,
  DONE,
  Input,
  type InputOf,
} from '#platform/http';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor.calls.ts';
import { SecondFactorService } from './second-factor.service.ts';

/** Users' own second factors. */
@Calls()
export class SecondFactorController {
  constructor(@Inject(SecondFactorService) private readonly secondFactors: SecondFactorService) {}

  @Call(beginSecondFactor)
  begin(@Input() proof: InputOf<typeof beginSecondFactor>, @Caller() actor: UserActor) {
    return this.secondFactors.begin(actor, proof);
  }

  @Call(confirmSecondFactor)
  async confirm(
    @Input() given: InputOf<typeof confirmSecondFactor>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    return { recoveryCodes: await this.secondFactors.confirm(actor, token, given) };
  }

  @Call(renewRecoveryCodes)
  async renewCodes(@Input() proof: InputOf<typeof renewRecoveryCodes>, @Caller() actor: UserActor) {
    return { recoveryCodes: await this.secondFactors.renewCodes(actor, proof) };
  }

  @Call(turnOffSecondFactor)
  async turnOff(
    @Input() proof: InputOf<typeof turnOffSecondFactor>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    await this.secondFactors.turnOff(actor, token, proof);
    return DONE;
  }
}
