import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ListQuery, type Page, pageOf, requireVendor } from '#platform/domain';
import { User } from '../users/user.entity.ts';
import { type DeletedUser, type DeletedUsersColumn, deletedUsersColumns } from './deleted-users.ts';

/**
 * Lists deleted users whose rows were kept, of all institutions, for the vendor's staff and the operator.
 * `ColleaguesService.remove` deletes them permanently. They cannot be restored: mail, password and login name
 * were released on deletion.
 */
@Injectable()
export class DeletedUsersService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  async list(actor: Actor, query: ListQuery<DeletedUsersColumn>): Promise<Page<DeletedUser>> {
    return pageOf(await this.all(actor), query, deletedUsersColumns);
  }

  /** All of them, by id. */
  async all(actor: Actor): Promise<readonly DeletedUser[]> {
    requireVendor(actor);
    const rows = await this.em.fork().find(
      User,
      { loginKey: null },
      {
        populate: ['institution'],
        strategy: 'joined',
        fields: ['vorname', 'nachname', 'loginname', 'deleted', 'institution.name'],
        orderBy: { id: 'asc' },
        disableIdentityMap: true,
      },
    );
    return rows.map(({ id, vorname, nachname, loginname, deleted, institution }) => ({
      ...{ id, Vorname: vorname, Nachname: nachname, Loginname: loginname },
      ...{ institutionId: institution.id, Institution: institution.name },
      geloescht: deleted?.toISOString() ?? null,
    }));
  }
}
