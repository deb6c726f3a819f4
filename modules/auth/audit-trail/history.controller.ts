import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { AuditTrailService } from './audit-trail.service.ts';
import { readHistory } from './history.calls.ts';

/** Who has changed a record. */
@Calls()
export class HistoryController {
  constructor(@Inject(AuditTrailService) private readonly trail: AuditTrailService) {}

  @Call(readHistory)
  read(@Input() query: InputOf<typeof readHistory>, @Caller() actor: UserActor) {
    return this.trail.history(actor, query);
  }
}
