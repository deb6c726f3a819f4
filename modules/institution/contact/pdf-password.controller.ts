import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { showPdfPassword } from './pdf-password.calls.ts';
import { PdfPasswordService } from './pdf-password.service.ts';

/** The PDF password, as the contact data show it on request. */
@Calls()
export class OwnPdfPasswordController {
  constructor(@Inject(PdfPasswordService) private readonly passwords: PdfPasswordService) {}

  @Call(showPdfPassword)
  async show(@Input() _: InputOf<typeof showPdfPassword>, @Caller() actor: UserActor) {
    return { password: await this.passwords.inSettings(actor) };
  }
}
