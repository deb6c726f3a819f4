import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { UserAdminService } from './user-admin.service.ts';
import { saveUser } from './users.calls.ts';

/** Users, as screens administer them. */
@Calls()
export class ManagedUsersController {
  constructor(@Inject(UserAdminService) private readonly admin: UserAdminService) {}

  @Call(saveUser)
  save(@Input() given: InputOf<typeof saveUser>, @Caller() actor: UserActor) {
    return this.admin.save(actor, given);
  }
}
