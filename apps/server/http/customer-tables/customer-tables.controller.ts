import { Inject } from '@nestjs/common';
import { AdmTableService, MatchingTableService } from '#institution';
import type { UserActor } from '#platform/domain';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { uploadResult } from '../uploads/table-upload.ts';
import {
  lastAdmCall,
  lastMatchingCall,
  uploadAdmCall,
  uploadMatchingCall,
  writeAdmCall,
  writeMatchingCall,
} from './customer-tables-calls.ts';

/** Import and export of the matching table and the ADM table (access specification, section 7). */
@Calls()
export class CustomerTablesController {
  constructor(
    @Inject(MatchingTableService) private readonly matching: MatchingTableService,
    @Inject(AdmTableService) private readonly adm: AdmTableService,
  ) {}

  @Call(lastMatchingCall)
  async lastMatching(@Input() _: InputOf<typeof lastMatchingCall>, @Caller() actor: UserActor) {
    return { lastchange: inWords(await this.matching.lastImport(actor)) };
  }

  @Call(uploadMatchingCall)
  async uploadMatching(@Input() { file }: InputOf<typeof uploadMatchingCall>, @Caller() actor: UserActor) {
    return uploadResult(await this.matching.stage(actor, file));
  }

  @Call(writeMatchingCall)
  async writeMatching(@Input() _: InputOf<typeof writeMatchingCall>, @Caller() actor: UserActor) {
    await this.matching.commit(actor);
    return { done: true as const };
  }

  @Call(lastAdmCall)
  async lastAdm(@Input() _: InputOf<typeof lastAdmCall>, @Caller() actor: UserActor) {
    return { lastchange: inWords(await this.adm.lastImport(actor)) };
  }

  @Call(uploadAdmCall)
  async uploadAdm(@Input() { file }: InputOf<typeof uploadAdmCall>, @Caller() actor: UserActor) {
    return uploadResult(await this.adm.stage(actor, file));
  }

  @Call(writeAdmCall)
  async writeAdm(@Input() _: InputOf<typeof writeAdmCall>, @Caller() actor: UserActor) {
    await this.adm.commit(actor);
    return { done: true as const };
  }
}

const inWords = (moment: Date | null) => moment?.toISOString() ?? null;
