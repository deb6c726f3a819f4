import { Inject } from '@nestjs/common';
import type { ContactData } from '#institution';
import { contactFields } from '#institution/domain';
import { DomainError, isDomainError, refusedAs, type UserActor } from '#platform/domain';
import {
  type AnswerOf,
  Call,
  Caller,
  CallerSession,
  type CallSession,
  Calls,
  DONE,
  Input,
  type InputOf,
} from '#platform/http';
import { DeletedInstitutionsService } from '../institution-admin/deleted-institutions.service.ts';
import {
  InstitutionChangeService,
  type SentInstitution,
} from '../institution-admin/institution-change.service.ts';
import { InstitutionRemovalService } from '../institution-admin/institution-removal.service.ts';
import type { InstitutionDetails } from '../institution-admin/institution-rows.ts';
import { InstitutionsService } from '../institution-admin/institutions.service.ts';
import { AccountService } from '../login/account.service.ts';
import { RecentPasswordService } from '../password/recent-password.service.ts';
import { accountAnswer } from './account-answer.ts';
import { deletedInstitutionAnswer } from './deleted-institution.ts';
import { deleteInstitutionCall, institutionCall, saveInstitutionCall } from './institution-calls.ts';
import { invitedAs } from './invitation-answer.ts';
import { listedInstitutionAnswer } from './listed-institution.ts';

const UNKNOWN = 'Diese Institution gibt es nicht.';

/** An institution with its Paket, trial and users, by its id or a user's; all of them for the vendor's staff. */
@Calls()
export class InstitutionController {
  constructor(
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(InstitutionsService) private readonly institutions: InstitutionsService,
    @Inject(InstitutionChangeService) private readonly changes: InstitutionChangeService,
    @Inject(DeletedInstitutionsService) private readonly deleted: DeletedInstitutionsService,
    @Inject(InstitutionRemovalService) private readonly removal: InstitutionRemovalService,
    @Inject(RecentPasswordService) private readonly passwords: RecentPasswordService,
  ) {}

  @Call(institutionCall)
  async find(
    @Input() { userid, id, all, deleted }: InputOf<typeof institutionCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof institutionCall>> {
    if (all !== undefined) return (await unseen(this.institutions.all(actor))).map(listedInstitutionAnswer);
    if (deleted !== undefined) return (await unseen(this.deleted.all(actor))).map(deletedInstitutionAnswer);
    const account =
      id === undefined
        ? await this.accounts.ofUser(actor, userid as number)
        : await this.accounts.ofInstitution(actor, id);
    return accountAnswer(account, actor);
  }

  @Call(saveInstitutionCall)
  async save(
    @Input() {
      id,
      PdfPasswort,
      KennwortJeVersand,
      version,
      password,
      ...given
    }: InputOf<typeof saveInstitutionCall>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    const by = await this.passwords.confirming(actor, { token, password });
    const sent = Object.entries(given);
    const contact = Object.fromEntries(sent.filter(([name]) => name in contactFields));
    return refusedAs<AnswerOf<typeof saveInstitutionCall>, Current>(async () => {
      const { login, mailChanged, ...saved } = await this.changes.save(by, {
        id: id === undefined ? undefined : Number(id) || null,
        contact: { ...contact, version } as SentInstitution['contact'],
        sealedPassword: PdfPasswort ?? undefined,
        ownPasswordEach: KennwortJeVersand,
        others: Object.fromEntries(sent.filter(([name]) => !(name in contactFields))),
        shown: (account) => accountAnswer(account, actor),
      });
      return {
        ...{ id: saved.id, version: saved.version, changed: mailChanged ? 1 : 0 },
        ...(login && {
          Loginname: login.Loginname,
          password: login.password,
          ...invitedAs(login.invitation),
        }),
      };
    }, currentAnswer);
  }

  @Call(deleteInstitutionCall)
  async remove(
    @Input() { id, dsvgo, version }: InputOf<typeof deleteInstitutionCall>,
    @Caller() actor: UserActor,
  ) {
    return refusedAs<AnswerOf<typeof deleteInstitutionCall>, Current>(async () => {
      await this.removal.remove(actor, id, dsvgo === '1' ? 'permanent' : 'hidden', version);
      return DONE;
    }, currentAnswer);
  }
}

/** Those whom the service refuses a list must not learn that there is one. */
const unseen = <Rows>(rows: Promise<Rows>): Promise<Rows> =>
  rows.catch((error: unknown) => {
    throw isDomainError(error) && error.code === 'forbidden' ? new DomainError('not-found', UNKNOWN) : error;
  });

/** What is stored now, in a conflict: the own contact data, or those of a customer. */
type Current = Partial<ContactData & InstitutionDetails>;

/** Without what GET does not answer so. */
function currentAnswer({ trial, passwordTag, Beraternamen, Kartenzeilen, ...current }: Current) {
  const { Paket, Testende, fieldService, mainUsers, counts, KennwortJeVersand: each, ...shown } = current;
  return { ...shown, ...(each !== undefined && { KennwortJeVersand: each ? 1 : 0 }) };
}
