import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution, MatchingRow } from '#institution';
import { trialDaysLeft } from '#institution/domain';
import { Clock } from '#platform';
import { type Actor, type CalendarDay, DomainError, requireUser, type UserActor } from '#platform/domain';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';
import { type UserStatus, userStatus } from '../users/user-status.ts';

/** A user, without password data. */
export interface AccountUser {
  readonly id: number;
  /** 0 Frau, 1 Herr. */
  readonly anrede: number;
  readonly vorname: string;
  readonly nachname: string;
  readonly mail: string | null;
  readonly loginname: string;
  readonly status: UserStatus;
  /** Has accepted the data notice. */
  readonly gelesen: boolean;
  readonly role: { readonly id: number; readonly name: string } | null;
  readonly created: Date;
  /** Row version. */
  readonly version: number;
}

/** An institution with its Paket, its trial and its users (access specification, section 7, 'get user data by user id'). */
export interface Account {
  readonly institution: Institution;
  /** Whether the matching table has its Kundennummer. */
  readonly kundennummerKnown: boolean;
  /** Days left of the trial; null without a trial. */
  readonly trialDaysLeft: number | null;
  /** By name; only the actor without the right to manage users. */
  readonly users: readonly AccountUser[];
}

/** Shows users their own data, their institution and their colleagues. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * The account of a user: one's own, with `insti_nutzer` a colleague's, for the vendor's staff any.
   *
   * @throws DomainError `not-found` for any other user, existing or not
   */
  async ofUser(actor: Actor, userId: number): Promise<Account> {
    const asking = requireUser(actor);
    const institutionId = asking.admin ? await this.institutionOf(userId) : asking.institutionId;
    const account = institutionId === null ? null : await this.read(asking, institutionId);
    if (account === null || !account.users.some((user) => user.id === userId)) {
      throw new DomainError('not-found', 'Diesen Benutzer gibt es nicht.');
    }
    return account;
  }

  /**
   * The account of an institution: one's own, for the vendor's staff any.
   *
   * @throws DomainError `not-found` for any other institution, existing or not
   */
  async ofInstitution(actor: Actor, institutionId: number): Promise<Account> {
    const asking = requireUser(actor);
    const allowed = asking.admin || institutionId === asking.institutionId;
    const account = allowed ? await this.read(asking, institutionId) : null;
    if (account === null) throw new DomainError('not-found', 'Diese Institution gibt es nicht.');
    return account;
  }

  /**
   * Accepts only the actor's own login name, which some documented calls send beside the token.
   *
   * @throws DomainError `not-found` for any other name, existing or not
   */
  async requireSelf(actor: Actor, loginname: string): Promise<void> {
    const { userId } = requireUser(actor);
    const { loginKey } = await this.em.findOneOrFail(User, userId, { fields: ['loginKey'] });
    if (loginKey !== loginKeyOf(loginname))
      throw new DomainError('not-found', 'Diesen Benutzer gibt es nicht.');
  }

  private async institutionOf(userId: number): Promise<number | null> {
    const user = await this.em.findOne(User, { id: userId }, { fields: ['institution'] });
    return user?.institution.id ?? null;
  }

  private async read(asking: UserActor, institutionId: number): Promise<Account | null> {
    const institution = await this.em.findOne(
      Institution,
      { id: institutionId, deleted: null },
      { populate: ['paket'], strategy: 'joined' },
    );
    if (institution === null) return null;
    const seesAll = asking.admin || asking.rights.has('insti_nutzer');
    const users = await this.em.find(
      User,
      // Deleted users are hidden.
      { institution: institutionId, loginKey: { $ne: null }, ...(seesAll ? {} : { id: asking.userId }) },
      {
        populate: ['role'],
        strategy: 'joined',
        exclude: ['passwordHash'],
        orderBy: { nachname: 'asc', vorname: 'asc', id: 'asc' },
      },
    );
    const { testphase, testbeginn, paket, kundennummer } = institution;
    return {
      institution,
      kundennummerKnown:
        kundennummer != null && (await this.em.count(MatchingRow, { knr: kundennummer })) > 0,
      trialDaysLeft: trialDaysLeft(
        {
          testphase,
          testbeginn: (testbeginn ?? null) as CalendarDay | null,
          testphasendauer: paket.Testphasendauer,
        },
        this.clock.today(),
      ),
      users: users.map((user) => ({
        id: user.id,
        anrede: user.anrede,
        vorname: user.vorname,
        nachname: user.nachname,
        mail: user.mail ?? null,
        loginname: user.loginname,
        status: userStatus(user),
        gelesen: user.gelesen,
        role: user.role ? { id: user.role.id, name: user.role.name } : null,
        created: user.created,
        version: user.version,
      })),
    };
  }
}
