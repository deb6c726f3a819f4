import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { AccountService } from '#auth';
import type { UserActor } from '#platform/domain';
import { accountAnswer, accountSchema } from './account-answer.ts';
import { Call, Calls } from './call.decorator.ts';
import { describeCall, type InputOf } from './openapi/call-description.ts';
import { Input } from './openapi/input.ts';
import { idParameter } from './read-query.ts';
import { Caller } from './session.guard.ts';

const ONE_OF = 'Bitte geben Sie entweder id oder userid an.';

const institutionCall = describeCall({
  method: 'GET',
  path: 'cms/institution.php',
  summary: 'Institution mit Paket, Testphase und Benutzern',
  about:
    'Nach der id der Institution oder nach der eines Benutzers: die eigene, für Personal des Herstellers jede. Ohne das Recht insti_nutzer steht unter Benutzer nur, wer fragt.',
  takes: 'query',
  input: z
    .strictObject({ id: idParameter.optional(), userid: idParameter.optional() })
    .refine(({ id, userid }) => (id === undefined) !== (userid === undefined), ONE_OF),
  fields: { id: 'Institution; entweder sie oder userid', userid: 'Benutzer; entweder er oder id' },
  examples: { Benutzer: { userid: '2' } },
  answer: accountSchema,
  refusals: { 404: 'Die Institution oder den Benutzer gibt es nicht, oder sie gehören jemand anderem.' },
});

/** An institution with its Paket, trial and users, by the id of one of them or by its own. */
@Calls()
export class InstitutionController {
  constructor(@Inject(AccountService) private readonly accounts: AccountService) {}

  @Call(institutionCall)
  async one(@Input() { userid, id }: InputOf<typeof institutionCall>, @Caller() actor: UserActor) {
    return accountAnswer(
      id === undefined
        ? await this.accounts.ofUser(actor, userid as number)
        : await this.accounts.ofInstitution(actor, id),
    );
  }
}
