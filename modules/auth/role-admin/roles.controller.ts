import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { RoleAdminService } from './role-admin.service.ts';
import { saveRole } from './roles.calls.ts';

/** Roles, as the vendor administers them. */
@Calls()
export class ManagedRolesController {
  constructor(@Inject(RoleAdminService) private readonly admin: RoleAdminService) {}

  @Call(saveRole)
  save(@Input() given: InputOf<typeof saveRole>, @Caller() actor: UserActor) {
    return this.admin.save(actor, given);
  }
}
