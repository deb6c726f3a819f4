import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { ContactDataService } from '#institution';
import type { ContactInput } from '#institution/domain';
import { checked } from '#platform';
import { type Actor, DomainError, requireRight, requireUser } from '#platform/domain';
import { type Account, AccountService } from '../login/account.service.ts';
import { InstitutionAdminService, type SavedInstitution } from './institution-admin.service.ts';
import { institutionInput } from './institution-input.ts';

/** What somebody sends back of an institution that they have read. */
export interface SentInstitution {
  /** Left out: the actor's own; null: a new one. */
  readonly id?: number | null | undefined;
  readonly contact: ContactInput;
  /** The PDF password in encrypted form; left out, the stored one stays. */
  readonly sealedPassword?: string | undefined;
  /** Whether each mailed document has a password of its own; left out, it stays. */
  readonly ownPasswordEach?: boolean | undefined;
  /** All other fields as they are sent, by name. */
  readonly others: Fields;
  /** An institution as the actor reads it. */
  readonly shown: (account: Account) => Fields;
}

type Fields = Readonly<Record<string, unknown>>;

const NOT_HERE = 'Das lässt sich hier nicht ändern. Bitte lassen Sie die Angabe weg.';
/** Fields that the vendor's staff changes of its customers. */
const VENDORS = ['Kundennummer', 'Vertriebsweg', 'PaketId'];
/** What a new institution starts with (access specification, section 3). */
const NEW = { Vertriebsweg: 20, PaketId: 1 };
/** The main user that a new institution has. */
const MAIN_USER = ['Anrede', 'Vorname', 'Nachname', 'Einladung'];

/**
 * Saves an institution that somebody sends back: institutions their own contact data, the vendor's staff also what
 * else it maintains of its customers. A field that the actor cannot change is accepted as it was read.
 */
@Injectable()
export class InstitutionChangeService {
  constructor(
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(ContactDataService) private readonly contacts: ContactDataService,
    @Inject(InstitutionAdminService) private readonly admin: InstitutionAdminService,
  ) {}

  /**
   * Changes an institution, or adds one; what is left out stays.
   *
   * @throws DomainError as ContactDataService.save for the own institution and InstitutionAdminService.save for
   *   others; `invalid` with the fields that the actor cannot change; `not-found` out of the actor's reach
   */
  async save(actor: Actor, sent: SentInstitution): Promise<SavedInstitution> {
    const { institutionId, admin } = requireUser(actor);
    const { id = institutionId } = sent;
    if (admin && id !== institutionId) return this.saveCustomer(actor, id, sent);
    if (id !== institutionId) throw new DomainError('not-found', 'Diese Institution gibt es nicht.');
    requireRight(actor, 'kont_einst');
    return this.saveOwn(actor, id, sent);
  }

  private async saveOwn(
    actor: Actor,
    id: number,
    { contact, sealedPassword, ownPasswordEach, others, shown }: SentInstitution,
  ): Promise<SavedInstitution> {
    if (Object.keys(others).length > 0)
      refuseChanged(others, shown(await this.accounts.ofInstitution(actor, id)));
    const own = { ...contact, KennwortJeVersand: ownPasswordEach };
    return this.contacts.save(actor, own, { institutionId: id, sealedPassword });
  }

  private async saveCustomer(
    actor: Actor,
    id: number | null,
    { contact, sealedPassword, ownPasswordEach, others, shown }: SentInstitution,
  ): Promise<SavedInstitution> {
    const account = id === null ? null : await this.accounts.ofInstitution(actor, id);
    const changeable = account === null ? [...VENDORS, ...MAIN_USER] : VENDORS;
    const fixed = {
      ...without(others, changeable),
      ...(sealedPassword !== undefined && { PdfPasswort: sealedPassword }),
      ...(ownPasswordEach !== undefined && { KennwortJeVersand: ownPasswordEach ? 1 : 0 }),
    };
    refuseChanged(fixed, account === null ? null : shown(account));
    const { kundennummer, vertriebsweg, paket, email } = account?.institution ?? {};
    const stored = {
      ...(account === null ? NEW : { Vertriebsweg: vertriebsweg, PaketId: paket?.id }),
      ...{ Kundennummer: kundennummer ?? '', Email: email },
    };
    // Parsed only here: the types of the vendor's fields are not checked for an actor who cannot change them.
    const given = { ...stored, ...contact, ...without(others, Object.keys(fixed)), id };
    return this.admin.save(actor, checked(institutionInput, given));
  }
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/**
 * @param known the fields as they are; null: none of them
 * @throws DomainError `invalid` with the fields that differ
 */
function refuseChanged(fields: Fields, known: Fields | null): void {
  const wrong = Object.keys(fields).filter(
    (name) => known === null || !isDeepStrictEqual(fields[name], known[name]),
  );
  if (wrong.length === 0) return;
  throw new DomainError(
    'invalid',
    `${wrong.join(', ')}: ${NOT_HERE}`,
    Object.fromEntries(wrong.map((name) => [name, NOT_HERE])),
  );
}
