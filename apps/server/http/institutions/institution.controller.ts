import { isDeepStrictEqual } from 'node:util';
import { Inject } from '@nestjs/common';
import {
  AccountService,
  DeletedInstitutionsService,
  InstitutionAdminService,
  type InstitutionDetails,
  InstitutionRemovalService,
  InstitutionsService,
} from '#auth';
import { type ContactData, ContactDataService } from '#institution';
import { DomainError, refusedAs, type UserActor } from '#platform/domain';
import { accountAnswer } from '../auth/account-answer.ts';
import { DONE } from '../calls/answer-schemas.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { deletedInstitutionAnswer } from './deleted-institution.ts';
import {
  deleteInstitutionCall,
  institutionCall,
  MAIN_USER,
  saveInstitutionCall,
  UNCHANGED,
  VENDORS_ONLY,
} from './institution-calls.ts';
import { listedInstitutionAnswer } from './listed-institution.ts';

type Given = InputOf<typeof saveInstitutionCall>;
type Saved = AnswerOf<typeof saveInstitutionCall>;

const NOT_HERE = 'Das lässt sich hier nicht ändern. Bitte lassen Sie die Angabe weg.';
const UNKNOWN = 'Diese Institution gibt es nicht.';

/** An institution with its Paket, trial and users, by its id or a user's; all of them for the vendor's staff. */
@Calls()
export class InstitutionController {
  constructor(
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(ContactDataService) private readonly contacts: ContactDataService,
    @Inject(InstitutionsService) private readonly institutions: InstitutionsService,
    @Inject(InstitutionAdminService) private readonly admin: InstitutionAdminService,
    @Inject(DeletedInstitutionsService) private readonly deleted: DeletedInstitutionsService,
    @Inject(InstitutionRemovalService) private readonly removal: InstitutionRemovalService,
  ) {}

  @Call(institutionCall)
  async find(
    @Input() { userid, id, all, deleted }: InputOf<typeof institutionCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof institutionCall>> {
    // Others must not learn that these exist.
    if ((all ?? deleted) !== undefined && !actor.admin) throw new DomainError('not-found', UNKNOWN);
    if (all !== undefined) return (await this.institutions.all(actor)).map(listedInstitutionAnswer);
    if (deleted !== undefined) return (await this.deleted.all(actor)).map(deletedInstitutionAnswer);
    const account =
      id === undefined
        ? await this.accounts.ofUser(actor, userid as number)
        : await this.accounts.ofInstitution(actor, id);
    return accountAnswer(account, actor);
  }

  @Call(saveInstitutionCall)
  save(@Input() given: Given, @Caller() actor: UserActor): Promise<Saved> {
    const id = given.id === undefined ? actor.institutionId : Number(given.id);
    return actor.admin && id !== actor.institutionId
      ? this.saveCustomer(given, id, actor)
      : this.saveContact(given, id, actor);
  }

  @Call(deleteInstitutionCall)
  async remove(
    @Input() { id, dsvgo, version }: InputOf<typeof deleteInstitutionCall>,
    @Caller() actor: UserActor,
  ) {
    return refusedAs<AnswerOf<typeof deleteInstitutionCall>, InstitutionDetails>(async () => {
      await this.removal.remove(actor, id, dsvgo === '1' ? 'permanent' : 'hidden', version);
      return DONE;
    }, detailsAnswer);
  }

  private async saveContact(given: Given, id: number, actor: UserActor): Promise<Saved> {
    await this.refuseOthers(given, [...UNCHANGED, ...VENDORS_ONLY, ...MAIN_USER], { id, actor });
    const { PdfPasswort } = given;
    const options = { institutionId: id, sealedPassword: PdfPasswort ?? undefined };
    return refusedAs<Saved, ContactData>(
      async () => {
        const saved = await this.contacts.save(actor, { ...contactOf(given) }, options);
        return { id: saved.id, version: saved.version, changed: saved.mailChanged ? 1 : 0 };
      },
      ({ trial: _, passwordTag: __, Beraternamen: ___, ...current }) => current,
    );
  }

  /** Saves an institution of a customer: omitted fields are unchanged; 0 is a new one. */
  private async saveCustomer(given: Given, id: number, actor: UserActor): Promise<Saved> {
    const others = id === 0 ? UNCHANGED : [...UNCHANGED, ...MAIN_USER];
    const sealed = given.PdfPasswort == null ? [] : (['PdfPasswort'] as const);
    const stored = await this.refuseOthers(given, [...others, ...sealed], { id, actor });
    const pick = (names: readonly (keyof Given)[]) =>
      Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
    const { Kundennummer, Vertriebsweg, PaketId, Email } = stored ?? {};
    const input = {
      ...{ Kundennummer: Kundennummer ?? '', Vertriebsweg, PaketId, Email },
      ...contactOf(given),
      ...pick([...VENDORS_ONLY, ...(id === 0 ? MAIN_USER : [])]),
      id: id || null,
    };
    return refusedAs<Saved, InstitutionDetails>(async () => {
      // Validated by the service.
      const saved = await this.admin.save(actor, input as Parameters<InstitutionAdminService['save']>[1]);
      const { Loginname, password } = saved.login ?? {};
      return {
        ...{ id: saved.id, version: saved.version, changed: saved.mailChanged ? 1 : 0 },
        ...(Loginname !== undefined && { Loginname, password }),
      };
    }, detailsAnswer);
  }

  /** @throws DomainError `invalid` with the read-only fields that were sent changed */
  private async refuseOthers(
    given: Given,
    fields: readonly (keyof Given)[],
    { id, actor }: { readonly id: number; readonly actor: UserActor },
  ) {
    const sent = fields.filter((name) => given[name] !== undefined);
    if (id === 0 && actor.admin) {
      refuse(sent);
      return null;
    }
    if (sent.length === 0 && !actor.admin) return null;
    const answered: Readonly<Record<string, unknown>> = accountAnswer(
      await this.accounts.ofInstitution(actor, id),
      actor,
    );
    refuse(sent.filter((name) => !isDeepStrictEqual(given[name], answered[name])));
    return answered;
  }
}

function refuse(wrong: readonly string[]): void {
  if (wrong.length === 0) return;
  throw new DomainError(
    'invalid',
    `${wrong.join(', ')}: ${NOT_HERE}`,
    Object.fromEntries(wrong.map((name) => [name, NOT_HERE])),
  );
}

const OTHERS: ReadonlySet<string> = new Set([
  'id',
  'PdfPasswort',
  ...UNCHANGED,
  ...VENDORS_ONLY,
  ...MAIN_USER,
]);

/** The sent contact data with their version. */
function contactOf(given: Given) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !OTHERS.has(name))) as Pick<
    Given,
    'Name' | 'Strasse' | 'Hausnummer' | 'PLZ' | 'Ort' | 'version'
  >;
}

/** The current state in a conflict. */
function detailsAnswer(details: InstitutionDetails) {
  const { Paket: _, Testende: __, fieldService: ___, mainUsers: ____, counts: _____, ...current } = details;
  return current;
}
