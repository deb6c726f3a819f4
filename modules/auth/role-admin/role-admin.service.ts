import { EntityManager, LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, lockData } from '#platform';
import {
  type Actor,
  DomainError,
  requireConfirmed,
  requireVendor,
  sameName,
  seenRow,
} from '#platform/domain';
import { RightRow, Role } from '../roles/role.entity.ts';
import type { ManagedRole, RoleInput } from '../roles/role-input.ts';
import { ROLE_GONE, roleInUse, STANDARD_ROLE_STAYS } from '../roles/role-texts.ts';
import { readRoles, usersOfRole } from './role-rows.ts';

const RESERVED = 'Diese Rolle braucht die Anwendung selbst: Sie lässt sich nicht löschen.';
const NO_STANDARD = 'Diese Rolle vergibt nur der Hersteller: Sie kann nicht der Standard sein.';
const RIGHTS_STAY = 'Die Rechte des Herstellers stehen fest: Die Verwaltung beruht auf ihnen.';

/** The result of a write: the role and its new version. */
export interface SavedRole {
  readonly id: number;
  readonly version: number;
}

/**
 * Maintains the roles. Sessions read their rights on each request, so that a change takes effect at once, also for
 * logged-in users.
 */
@Injectable()
export class RoleAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Adds or changes a role. A new default role replaces the current one.
   *
   * @throws DomainError `invalid` with the fields: also for a name that is taken, for removing the default without a
   *   replacement, for a reserved role as the default, and for other rights of the vendor's; `not-found`; `conflict`
   *   with the current role (ManagedRole) as `current` if the version is outdated; `password-needed` for other rights
   */
  async save(actor: Actor, input: RoleInput): Promise<SavedRole> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'roles');
      const roles = await readRoles(em);
      const named = roles.find(({ id }) => id === input.id);
      const present = input.id === null ? null : seenRow(named, input.version, ROLE_GONE);
      refuseTaken(roles, input);
      const role = afterwards(present, input);
      if (present !== null && !sameRights(present.Rechte, role.Rechte)) requireConfirmed(actor);
      const columns = { name: role.Name, beschreibung: role.Beschreibung, istStandard: role.istStandard };
      if (role.istStandard && !present?.istStandard)
        await em.nativeUpdate(
          Role,
          { istStandard: true },
          // Raises its version, so that an open form of it learns of the change.
          { istStandard: false, version: raw('version + 1') },
        );
      const id = present?.id ?? ((await em.insert(Role, { ...columns, version: 1 })) as number);
      if (present !== null) await changeVersioned(em, Role, { id }, columns);
      await this.writeRights(em, id, role.Rechte);
      const { version = 0, id: _, reserved: __, ...before } = present ?? {};
      const record = { kind: 'role', id, name: role.Name };
      const facts = { record, after: { id, ...role }, ...(present && { before: { id, ...before } }) };
      await this.audit.note(actor, 'role-saved', facts, em);
      return { id, version: version + 1 };
    });
  }

  /**
   * Deletes a role without users.
   *
   * @param version row version; omitted: deletes unconditionally
   * @throws DomainError `forbidden` for the vendor's and that of main users; `conflict` while users have it, while it
   *   is the default, or with the current role as `current`; `not-found`
   */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    requireVendor(actor);
    await this.em.fork().transactional(async (em) => {
      await lockData(em, 'roles');
      // A concurrent assignment to a user is finished first, and counted.
      const row = await em.findOne(Role, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const role = (await readRoles(em)).find((each) => each.id === id);
      if (role?.reserved) throw new DomainError('forbidden', RESERVED);
      const { reserved: _, version: __, ...before } = seenRow(row && role, version, ROLE_GONE);
      if (before.istStandard) throw new DomainError('conflict', STANDARD_ROLE_STAYS);
      const users = await usersOfRole(em, id);
      if (users > 0) throw new DomainError('conflict', roleInUse(users));
      await em.nativeDelete(Role, { id });
      await this.audit.note(
        actor,
        'role-deleted',
        { record: { kind: 'role', id, name: before.Name }, before },
        em,
      );
    });
  }

  private async writeRights(em: SqlEntityManager, role: number, names: ManagedRole['Rechte']): Promise<void> {
    await em.execute('delete from role_right where role_id = ?', [role]);
    const rights = await em.find(RightRow, { name: { $in: [...names] } });
    for (const { id } of rights)
      await em.execute('insert into role_right (role_id, right_id) values (?, ?)', [role, id]);
  }
}

function refuseTaken(roles: readonly ManagedRole[], { id, Name }: RoleInput): void {
  if (!roles.some((role) => role.id !== id && sameName(role.Name, Name))) return;
  const message = `Die Rolle „${Name}“ gibt es schon.`;
  throw new DomainError('invalid', message, { Name: message });
}

/** The role after saving. */
function afterwards(
  present: ManagedRole | null,
  { Name, ...given }: RoleInput,
): Pick<ManagedRole, 'Name' | 'Beschreibung' | 'Rechte' | 'istStandard'> {
  const Beschreibung = given.Beschreibung ?? present?.Beschreibung ?? '';
  const Rechte = [...new Set(given.Rechte ?? present?.Rechte ?? [])];
  const istStandard = given.istStandard ?? present?.istStandard ?? false;
  if (present?.istStandard && !istStandard) refuse('istStandard', STANDARD_ROLE_STAYS);
  if (present?.reserved && istStandard) refuse('istStandard', NO_STANDARD);
  if (present?.reserved === 'vendor' && !sameRights(present.Rechte, Rechte)) refuse('Rechte', RIGHTS_STAY);
  return { Name, Beschreibung, Rechte, istStandard };
}

const sameRights = (a: ManagedRole['Rechte'], b: ManagedRole['Rechte']): boolean =>
  a.length === b.length && a.every((right) => b.includes(right));

function refuse(field: keyof RoleInput, message: string): never {
  throw new DomainError('invalid', message, { [field]: message });
}
