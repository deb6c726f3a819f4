import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { agreeToDataNotice } from './data-consent.calls.ts';
import { DataConsentService } from './data-consent.service.ts';

/** Users' consent to the data notice. */
@Calls()
export class DataConsentController {
  constructor(@Inject(DataConsentService) private readonly consents: DataConsentService) {}

  @Call(agreeToDataNotice)
  async agree(@Input() _: InputOf<typeof agreeToDataNotice>, @Caller() actor: UserActor) {
    await this.consents.agree(actor);
    return DONE;
  }
}
