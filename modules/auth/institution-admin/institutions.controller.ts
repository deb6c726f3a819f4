import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { InstitutionAdminService } from './institution-admin.service.ts';
import { InstitutionRemovalService } from './institution-removal.service.ts';
import {
  checkKundennummer,
  deleteInstitution,
  hideInstitution,
  readInstitution,
  saveInstitution,
  searchInstitutions,
} from './institutions.calls.ts';
import { InstitutionsService } from './institutions.service.ts';
import { institutionsListQuery } from './institutions-list.ts';

/** The vendor's customers. */
@Calls()
export class ManagedInstitutionsController {
  constructor(
    @Inject(InstitutionAdminService) private readonly admin: InstitutionAdminService,
    @Inject(InstitutionsService) private readonly institutions: InstitutionsService,
    @Inject(InstitutionRemovalService) private readonly removal: InstitutionRemovalService,
  ) {}

  @Call(saveInstitution)
  save(@Input() given: InputOf<typeof saveInstitution>, @Caller() actor: UserActor) {
    return this.admin.save(actor, given);
  }

  @Call(searchInstitutions)
  search(@Input() { q }: InputOf<typeof searchInstitutions>, @Caller() actor: UserActor) {
    return this.institutions.list(actor, institutionsListQuery.parse({ q }));
  }

  @Call(checkKundennummer)
  async checkNumber(
    @Input() { id, Kundennummer }: InputOf<typeof checkKundennummer>,
    @Caller() actor: UserActor,
  ) {
    return {
      free: await this.institutions.isFree(actor, Kundennummer, id),
      known: await this.institutions.addressOf(actor, Kundennummer),
    };
  }

  @Call(readInstitution)
  read(@Input() { id }: InputOf<typeof readInstitution>, @Caller() actor: UserActor) {
    return this.institutions.details(actor, id);
  }

  @Call(hideInstitution)
  async hide(@Input() { id, version }: InputOf<typeof hideInstitution>, @Caller() actor: UserActor) {
    await this.removal.remove(actor, id, 'hidden', version);
    return DONE;
  }

  @Call(deleteInstitution)
  async delete(@Input() { id, version }: InputOf<typeof deleteInstitution>, @Caller() actor: UserActor) {
    await this.removal.remove(actor, id, 'permanent', version);
    return DONE;
  }
}
