import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { InstitutionAdminService } from './institution-admin.service.ts';
import { saveInstitution } from './institutions.calls.ts';

/** Institutions, as the vendor administers them. */
@Calls()
export class ManagedInstitutionsController {
  constructor(@Inject(InstitutionAdminService) private readonly admin: InstitutionAdminService) {}

  @Call(saveInstitution)
  save(@Input() given: InputOf<typeof saveInstitution>, @Caller() actor: UserActor) {
    return this.admin.save(actor, given);
  }
}
