import { Get, Inject, Query, Req } from '@nestjs/common';
import { ContractService, SessionService } from '#auth';
import { DomainError } from '#platform/domain';
import { AnonymousCalls } from '../anonymous-call.ts';
import { bearerToken } from '../bearer-token.ts';
import type { CallRequest } from '../call.ts';
import { Limited } from '../rate-limit.guard.ts';
import { readQuery } from '../read-query.ts';
import { fullversionQuery } from './register-schemas.ts';

/** Applies for the full version, with a session or with the token that a login after the trial gives. */
@AnonymousCalls('static/api/register/fullversion.php')
export class FullversionController {
  constructor(
    @Inject(ContractService) private readonly contracts: ContractService,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  @Get()
  @Limited('fullversion', 20, 15)
  async apply(@Req() request: CallRequest, @Query() asked: unknown) {
    const token = bearerToken(request.headers);
    if (token === null) throw new DomainError('unauthenticated', 'Bitte melden Sie sich an.');
    const { userid } = readQuery(fullversionQuery, asked);
    const login = await this.sessions.resolve(token);
    if (login === null) return { Mail: (await this.contracts.applyWithToken(userid, token)).mail };
    if (login.actor.userId !== userid) throw new DomainError('not-found', 'Diesen Benutzer gibt es nicht.');
    return { Mail: (await this.contracts.apply(login.actor)).mail };
  }
}
