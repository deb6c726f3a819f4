import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { DefinitionAdminService } from './definition-admin.service.ts';
import { saveHint, saveQuestion, saveSegment } from './definitions.calls.ts';

/** Texts of the questionnaire and its hints. */
@Calls()
export class DefinitionTextsController {
  constructor(@Inject(DefinitionAdminService) private readonly admin: DefinitionAdminService) {}

  @Call(saveHint)
  hint(@Input() given: InputOf<typeof saveHint>, @Caller() actor: UserActor) {
    return this.admin.saveHint(actor, given);
  }

  @Call(saveQuestion)
  question(@Input() given: InputOf<typeof saveQuestion>, @Caller() actor: UserActor) {
    return this.admin.saveQuestion(actor, given);
  }

  @Call(saveSegment)
  segment(@Input() given: InputOf<typeof saveSegment>, @Caller() actor: UserActor) {
    return this.admin.saveSegment(actor, given);
  }
}
