import { Inject, Req } from '@nestjs/common';
import { DomainError } from '#platform/domain';
import { bearerToken, Call, type CallRequest, Calls, Input, type InputOf } from '#platform/http';
import { ContractService } from '../registration/contract.service.ts';
import { SessionService } from '../session/session.service.ts';
import { fullversionCall } from './link-calls.ts';

/** Applies for the full version, with a session or with the token of a login after the trial. */
@Calls()
export class FullversionController {
  constructor(
    @Inject(ContractService) private readonly contracts: ContractService,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  @Call(fullversionCall)
  async apply(@Input() { userid }: InputOf<typeof fullversionCall>, @Req() request: CallRequest) {
    const token = bearerToken(request.headers);
    if (token === null) throw new DomainError('unauthenticated', 'Bitte melden Sie sich an.');
    const login = await this.sessions.resolve(token);
    if (login === null) return { Mail: (await this.contracts.applyWithToken(userid, token)).mail };
    if (login.actor.userId !== userid) throw new DomainError('not-found', 'Diesen Benutzer gibt es nicht.');
    return { Mail: (await this.contracts.apply(login.actor)).mail };
  }
}
