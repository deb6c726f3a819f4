import { Inject } from '@nestjs/common';
import { type AnswerOf, Call, Calls, DONE, Input, type InputOf } from '#platform/http';
import { PasswordResetService } from '../password/password-reset.service.ts';
import { MailConfirmationService } from '../registration/mail-confirmation.service.ts';
import { checkTokenCall, resendCall, resetCall } from './link-calls.ts';

/** Uses and requests the links of mails. */
@Calls()
export class MailLinksController {
  constructor(
    @Inject(MailConfirmationService) private readonly confirmations: MailConfirmationService,
    @Inject(PasswordResetService) private readonly resets: PasswordResetService,
  ) {}

  @Call(checkTokenCall)
  async checkToken(
    @Input() { id, token, del }: InputOf<typeof checkTokenCall>,
  ): Promise<AnswerOf<typeof checkTokenCall>> {
    if (del) return this.confirmations.confirm(id, token);
    return { correct: await this.confirmations.isOpen(id, token), userchanged: 0 };
  }

  @Call(resendCall)
  async resend(@Input() { mail, username, forPassword }: InputOf<typeof resendCall>) {
    if (forPassword) await this.confirmations.sendReset(mail, username);
    else await this.confirmations.resend(mail, username);
    return DONE;
  }

  @Call(resetCall)
  async reset(@Input() { id, token, pwd }: InputOf<typeof resetCall>) {
    return { correct: await this.resets.reset(id, token, pwd) };
  }
}
