import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { discardSettings, importSettings, uploadSettings } from './settings-transfer.calls.ts';
import { SettingsTransferService } from './settings-transfer.service.ts';

/** Imports the settings of an institution as a file. */
@Calls()
export class SettingsTransferController {
  constructor(@Inject(SettingsTransferService) private readonly transfer: SettingsTransferService) {}

  @Call(uploadSettings)
  async upload(@Input() { file }: InputOf<typeof uploadSettings>, @Caller() actor: UserActor) {
    return this.transfer.stage(actor, file);
  }

  @Call(importSettings)
  async import(@Input() { id, foreign }: InputOf<typeof importSettings>, @Caller() actor: UserActor) {
    await this.transfer.commit(actor, id, foreign);
    return DONE;
  }

  @Call(discardSettings)
  async discard(@Input() { id }: InputOf<typeof discardSettings>, @Caller() actor: UserActor) {
    await this.transfer.discard(actor, id);
    return DONE;
  }
}
