import { isDeepStrictEqual } from 'node:util';
import { Inject } from '@nestjs/common';
import { AccountService } from '#auth';
import { type ContactData, ContactDataService } from '#institution';
import { DomainError, type UserActor } from '#platform/domain';
import { accountAnswer } from './account-answer.ts';
import { Call, Calls } from './call.decorator.ts';
import { institutionCall, saveInstitutionCall, UNCHANGED } from './institution-calls.ts';
import type { AnswerOf, InputOf } from './openapi/call-description.ts';
import { Input } from './openapi/input.ts';
import { refusedAs } from './refused-as.ts';
import { Caller } from './session.guard.ts';

type Given = InputOf<typeof saveInstitutionCall>;

const NOT_HERE = 'Das lässt sich hier nicht ändern. Bitte lassen Sie die Angabe weg.';

/** An institution with its Paket, trial and users, by the id of one of them or by its own. */
@Calls()
export class InstitutionController {
  constructor(
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(ContactDataService) private readonly contacts: ContactDataService,
  ) {}

  @Call(institutionCall)
  async one(@Input() { userid, id }: InputOf<typeof institutionCall>, @Caller() actor: UserActor) {
    const account =
      id === undefined
        ? await this.accounts.ofUser(actor, userid as number)
        : await this.accounts.ofInstitution(actor, id);
    return accountAnswer(account, actor);
  }

  @Call(saveInstitutionCall)
  async save(@Input() given: Given, @Caller() actor: UserActor) {
    await this.refuseOthers(given, actor);
    const { id, PdfPasswort, ...rest } = given;
    const options = { institutionId: id, sealedPassword: PdfPasswort ?? undefined };
    const contact = Object.fromEntries(Object.entries(rest).filter(([name]) => !isUnchanged(name)));
    return refusedAs<AnswerOf<typeof saveInstitutionCall>, ContactData>(
      async () => {
        const saved = await this.contacts.save(actor, contact as typeof rest, options);
        return { id: saved.id, version: saved.version, changed: saved.mailChanged ? 1 : 0 };
      },
      ({ trial: _, passwordTag: __, Beraternamen: ___, ...current }) => current,
    );
  }

  /** @throws DomainError `invalid` with the fields that are sent and are neither contact data nor what GET answers */
  private async refuseOthers(given: Given, actor: UserActor): Promise<void> {
    const sent = UNCHANGED.filter((name) => given[name] !== undefined);
    if (sent.length === 0) return;
    const account = await this.accounts.ofInstitution(actor, given.id ?? actor.institutionId);
    const answered = accountAnswer(account, actor);
    const wrong = sent.filter((name) => !isDeepStrictEqual(given[name], answered[name]));
    if (wrong.length === 0) return;
    throw new DomainError(
      'invalid',
      `${wrong.join(', ')}: ${NOT_HERE}`,
      Object.fromEntries(wrong.map((name) => [name, NOT_HERE])),
    );
  }
}

const isUnchanged = (name: string): boolean => (UNCHANGED as readonly string[]).includes(name);
