import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { contactColumnsOf, Institution, paketTerms } from '#institution';
import { AuditLog, Clock, changeVersioned, Installation, isUniqueViolation } from '#platform';
import {
  type Actor,
  DomainError,
  isDomainError,
  refuseOutdated,
  requireConfirmed,
  requireVendor,
} from '#platform/domain';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { endAccessOfInstitution } from '../session/end-access.ts';
import { underFreeLoginname } from '../user-admin/free-loginname.ts';
import { freshInitialPassword, NO_PASSWORD } from '../user-admin/fresh-initial-password.ts';
import { type Invitation, InvitationService, requireMailServer } from '../user-admin/invitation.service.ts';
import { refuseTaken } from '../user-admin/taken-user.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';
import { type ChangedInstitution, type NewInstitution, NUMBER_TAKEN_MESSAGE } from './institution-input.ts';
import { type InstitutionDetails, readDetails } from './institution-rows.ts';

/** The login of a new main user. */
export interface MainUserLogin {
  readonly userId: number;
  readonly Loginname: string;
  /** The initial password, to be shown once; not for an invited main user. */
  readonly password?: string;
  /** Only for a main user who was to be invited. */
  readonly invitation?: Invitation;
}

/** The result of a write: the institution and its new version. */
export interface SavedInstitution {
  readonly id: number;
  readonly version: number;
  /** Whether the mail address, which the documents print, has changed. */
  readonly mailChanged: boolean;
  /** Only for a new institution: the login of its main user. */
  readonly login?: MainUserLogin;
}

/** Adds and changes the vendor's customers. */
@Injectable()
export class InstitutionAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(InvitationService) private readonly invitations: InvitationService,
  ) {}

  /**
   * Adds or changes an institution. A new one gets a main user with an initial password, or with an invitation:
   * a mailed link to set one. Another Paket starts its trial today, or ends the current one (access specification,
   * section 4, 'Trial and contract').
   *
   * @throws DomainError `invalid` with the field for a Kundennummer or a mail that is taken; `not-found`, also
   *   for the vendor's own; `conflict` with the current data (InstitutionDetails) as `current`;
   *   `password-needed` for a new one and for another Paket; `unavailable` for an invitation without a mail server
   */
  async save(actor: Actor, given: NewInstitution | ChangedInstitution): Promise<SavedInstitution> {
    requireVendor(actor);
    if (given.id !== null) return this.change(actor, given.id, given);
    const { Einladung: invites = false, ...input } = given;
    if (invites) requireMailServer(this.installation);
    const { login, ...saved } = await this.add(actor, input, invites);
    // After the commit: a mail cannot be taken back.
    const invitation = invites ? await this.invitations.welcome(actor, login.userId) : undefined;
    return { ...saved, login: { ...login, ...(invitation && { invitation }) } };
  }

  private async add(
    actor: Actor,
    { Anrede, Vorname, Nachname, Email, ...input }: Omit<NewInstitution, 'Einladung'>,
    invites: boolean,
  ): Promise<SavedInstitution & { readonly login: MainUserLogin }> {
    const refuse = async () => {
      await this.refuseNumber(this.em.fork(), input.Kundennummer, null);
      await refuseTaken(this.em.fork(), null, { Mail: Email }).catch(asEmail);
    };
    await refuse();
    requireConfirmed(actor);
    const { password, ...initial } = invites ? NO_PASSWORD : await freshInitialPassword(this.clock);
    const created = this.clock.now();
    return underFreeLoginname(
      { Vorname, Nachname },
      (Loginname) =>
        this.em.fork().transactional(async (em) => {
          const id = (await em.insert(Institution, {
            ...{ ansprechpartner: `${Vorname} ${Nachname}`, telefon: '', fax: '', webseite: '' },
            ...(contactColumnsOf({ ...input, Email }) as Required<ReturnType<typeof contactColumnsOf>>),
            kundennummer: input.Kundennummer,
            vertriebsweg: input.Vertriebsweg,
            berechnungsmethode: 'A',
            ...(await paketTerms(em, input.PaketId, this.clock.today())),
            isVendor: false,
            created,
          })) as number;
          const userId = (await em.insert(User, {
            ...{ institution: id, role: MAIN_USER_ROLE_ID },
            ...{ anrede: Anrede, vorname: Vorname, nachname: Nachname, mail: Email },
            ...{ loginname: Loginname, loginKey: loginKeyOf(Loginname), ...initial },
            // The vendor vouches for its customer's address.
            mailConfirmed: true,
            inactive: false,
            created,
          })) as number;
          const { id: _, version: __, ...after } = input;
          await this.audit.note(actor, 'institution-added', { institution: id, after }, em);
          const main = { Anrede, Vorname, Nachname, Mail: Email, RollenId: MAIN_USER_ROLE_ID, Loginname };
          await this.audit.note(actor, 'user-added', { user: userId, after: main }, em);
          return {
            id,
            version: 1,
            mailChanged: true,
            login: { userId, Loginname, ...(password !== undefined && { password }) },
          };
        }),
      refuse,
    );
  }

  private async change(actor: Actor, id: number, input: ChangedInstitution): Promise<SavedInstitution> {
    const today = this.clock.today();
    const asking = actor.kind === 'user' ? actor : null;
    try {
      return await this.em.fork().transactional(async (em) => {
        // Starts with a write: on SQLite a transaction that reads first fails if another one writes in between.
        await em.nativeUpdate(Institution, { id }, { version: raw('version') });
        const present = await readDetails(em, { id, today, asking });
        refuseOutdated(present, input.version);
        await this.refuseNumber(em, input.Kundennummer, id);
        const moves = input.PaketId !== present.PaketId;
        if (moves) requireConfirmed(actor);
        const columns = {
          ...contactColumnsOf(input),
          ...{ kundennummer: input.Kundennummer, vertriebsweg: input.Vertriebsweg },
          ...(moves && (await paketTerms(em, input.PaketId, today))),
        };
        await changeVersioned(em, Institution, { id }, columns);
        // What the trial's end had ended does not come back.
        if (moves && (present.Testende ?? 1) <= 0) await endAccessOfInstitution(em, id);
        const changes = changesBetween(present, await readDetails(em, { id, today, asking }));
        await this.audit.note(actor, 'institution-changed', { institution: id, ...changes }, em);
        return { id, version: present.version + 1, mailChanged: present.Email !== input.Email };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.refuseNumber(this.em.fork(), input.Kundennummer, id);
      throw error;
    }
  }

  private async refuseNumber(em: EntityManager, kundennummer: string, id: number | null): Promise<void> {
    const others = id === null ? {} : { id: { $ne: id } };
    if ((await em.count(Institution, { kundennummer, ...others })) === 0) return;
    throw new DomainError('invalid', NUMBER_TAKEN_MESSAGE, { Kundennummer: NUMBER_TAKEN_MESSAGE });
  }
}

/** The form of a new institution has one mail field, also for its main user. */
function asEmail(error: unknown): never {
  if (!isDomainError(error) || error.fields === undefined) throw error;
  const { code, message } = error;
  throw new DomainError(code, message, { Email: message });
}

/** The changed fields, for the audit log. */
function changesBetween(before: InstitutionDetails, after: InstitutionDetails) {
  const factsOf = (details: InstitutionDetails) => {
    const { id: _, version: __, fieldService: ___, mainUsers: ____, counts: _____, ...facts } = details;
    return facts;
  };
  const [old, now] = [factsOf(before), factsOf(after)];
  const changed = (Object.keys(now) as (keyof typeof now)[]).filter((name) => old[name] !== now[name]);
  const of = (facts: typeof now) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return { before: of(old), after: of(now) };
}
