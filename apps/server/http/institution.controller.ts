import { Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod';
import { AccountService } from '#auth';
import type { UserActor } from '#platform/domain';
import { accountAnswer } from './account-answer.ts';
import { DocumentedCall } from './documented-call.ts';
import { idParameter, readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';

const ONE_OF = 'Bitte geben Sie entweder id oder userid an.';

const query = z
  .strictObject({ id: idParameter.optional(), userid: idParameter.optional() })
  .refine(({ id, userid }) => (id === undefined) !== (userid === undefined), ONE_OF);

/** An institution with its Paket, trial and users, by the id of one of them or by its own. */
@DocumentedCall('static/api/cms/institution.php')
export class InstitutionController {
  constructor(@Inject(AccountService) private readonly accounts: AccountService) {}

  @Get()
  async one(@Caller() actor: UserActor, @Query() asked: unknown) {
    const { userid, id } = readQuery(query, asked);
    return accountAnswer(
      id === undefined
        ? await this.accounts.ofUser(actor, userid as number)
        : await this.accounts.ofInstitution(actor, id),
    );
  }
}
