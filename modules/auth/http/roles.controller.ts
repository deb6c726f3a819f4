import { Inject } from '@nestjs/common';
import { DomainError, refusedAs, type UserActor } from '#platform/domain';
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
import { RecentPasswordService } from '../password/recent-password.service.ts';
import { RoleAdminService } from '../role-admin/role-admin.service.ts';
import { type GrantedRight, RolesService } from '../role-admin/roles.service.ts';
import type { ManagedRole } from '../roles/role-input.ts';
import { deleteRoleCall, rightsCall, rolesCall, saveRoleCall } from './roles-calls.ts';

/** Roles with their rights. */
@Calls()
export class RolesController {
  constructor(
    @Inject(RolesService) private readonly roles: RolesService,
    @Inject(RoleAdminService) private readonly admin: RoleAdminService,
    @Inject(RecentPasswordService) private readonly passwords: RecentPasswordService,
  ) {}

  @Call(rolesCall)
  async all(
    @Input() { countRoleId }: InputOf<typeof rolesCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof rolesCall>> {
    if (countRoleId !== undefined) return { Anzahl: await this.roles.usage(actor, countRoleId) };
    const rights = await this.roles.rights(actor);
    return (await this.roles.all(actor)).map((role) => roleAnswer(role, rights));
  }

  @Call(saveRoleCall)
  async save(
    @Input() { Rechte, password, ...given }: InputOf<typeof saveRoleCall>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    const by = await this.passwords.confirming(actor, { token, password });
    const rights = await this.roles.rights(actor);
    const named = Rechte && { Rechte: Rechte.map((id) => rightOf(id, rights)) };
    return refusedAs<AnswerOf<typeof saveRoleCall>, ManagedRole>(
      () => this.admin.save(by, { ...given, ...named }),
      (role) => roleAnswer(role, rights),
    );
  }

  @Call(deleteRoleCall)
  async remove(@Input() { id, version }: InputOf<typeof deleteRoleCall>, @Caller() actor: UserActor) {
    const rights = await this.roles.rights(actor);
    return refusedAs<AnswerOf<typeof deleteRoleCall>, ManagedRole>(
      async () => {
        await this.admin.remove(actor, id, version);
        return DONE;
      },
      (role) => roleAnswer(role, rights),
    );
  }

  @Call(rightsCall)
  async rights(
    @Input() _: InputOf<typeof rightsCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof rightsCall>> {
    const rights = await this.roles.rights(actor);
    return rights.map(({ id, name, beschreibung }) => ({ id, Name: name, Beschreibung: beschreibung }));
  }
}

function roleAnswer(role: ManagedRole, rights: readonly GrantedRight[]) {
  const { id, Name, Beschreibung, Rechte, istStandard, version } = role;
  const ids = rights.filter(({ name }) => Rechte.includes(name)).map((right) => right.id);
  return { id, Name, Beschreibung, Rechte: ids, istStandard: istStandard ? 1 : 0, version } as const;
}

/** @throws DomainError `invalid` for an unknown id */
function rightOf(id: number, rights: readonly GrantedRight[]) {
  const right = rights.find((each) => each.id === id);
  if (right !== undefined) return right.name;
  const message = `Das Recht ${id} gibt es nicht.`;
  throw new DomainError('invalid', message, { Rechte: message });
}
