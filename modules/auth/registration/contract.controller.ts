import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { applyForContract } from './contract.calls.ts';
import { ContractService } from './contract.service.ts';

/** Applications for the contract version. */
@Calls()
export class ContractController {
  constructor(@Inject(ContractService) private readonly contracts: ContractService) {}

  @Call(applyForContract)
  async apply(@Input() _: InputOf<typeof applyForContract>, @Caller() actor: UserActor) {
    const { mail } = await this.contracts.apply(actor);
    return { mail };
  }
}
