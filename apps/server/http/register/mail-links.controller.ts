import { Get, Inject, Put } from '@nestjs/common';
import { MailConfirmationService, PasswordResetService } from '#auth';
import { AnonymousCalls } from '../anonymous-call.ts';
import { DONE } from '../answer-schemas.ts';
import { Asked } from '../openapi/asked.ts';
import { type AnswerOf, type AskedOf, Documented } from '../openapi/call-description.ts';
import { Limited } from '../rate-limit.guard.ts';
import { checkTokenCall, resendCall, resetCall } from './link-calls.ts';

/** What somebody does who has the link of a mail, or wants one. */
@AnonymousCalls('static/api/register')
export class MailLinksController {
  constructor(
    @Inject(MailConfirmationService) private readonly confirmations: MailConfirmationService,
    @Inject(PasswordResetService) private readonly resets: PasswordResetService,
  ) {}

  @Get('checkEmailToken.php')
  @Limited('checkEmailToken', 300, 5)
  @Documented(checkTokenCall)
  async checkToken(
    @Asked() { id, token, del }: AskedOf<typeof checkTokenCall>,
  ): Promise<AnswerOf<typeof checkTokenCall>> {
    if (del) return this.confirmations.confirm(id, token);
    return { correct: await this.confirmations.isOpen(id, token), userchanged: 0 };
  }

  @Get('resendLink.php')
  @Limited('resendLink', 100, 15)
  @Documented(resendCall)
  async resend(@Asked() { mail, username, forPassword }: AskedOf<typeof resendCall>) {
    if (forPassword) await this.confirmations.sendReset(mail, username);
    else await this.confirmations.resend(mail, username);
    return DONE;
  }

  @Put('resetPassword.php')
  @Limited('resetPassword', 100, 15)
  @Documented(resetCall)
  async reset(@Asked() { id, token, pwd }: AskedOf<typeof resetCall>) {
    return { correct: await this.resets.reset(id, token, pwd) };
  }
}
