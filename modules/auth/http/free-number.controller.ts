import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { InstitutionsService } from '../institution-admin/institutions.service.ts';
import { freeNumberCall } from './institution-calls.ts';

/** Whether a Kundennummer is free. */
@Calls()
export class FreeNumberController {
  constructor(@Inject(InstitutionsService) private readonly institutions: InstitutionsService) {}

  @Call(freeNumberCall)
  async check(@Input() { kundennummer, id }: InputOf<typeof freeNumberCall>, @Caller() actor: UserActor) {
    return { free: await this.institutions.isFree(actor, kundennummer, Number(id ?? 0) || null) };
  }
}
