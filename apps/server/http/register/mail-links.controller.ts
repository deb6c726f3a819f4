import { Body, Get, Inject, Put, Query } from '@nestjs/common';
import { MailConfirmationService, PasswordResetService } from '#auth';
import { AnonymousCalls } from '../anonymous-call.ts';
import { Limited } from '../rate-limit.guard.ts';
import { readQuery } from '../read-query.ts';
import { resendQuery, resetBody, tokenQuery } from './register-schemas.ts';

/** What somebody does who has the link of a mail, or wants one. */
@AnonymousCalls('static/api/register')
export class MailLinksController {
  constructor(
    @Inject(MailConfirmationService) private readonly confirmations: MailConfirmationService,
    @Inject(PasswordResetService) private readonly resets: PasswordResetService,
  ) {}

  @Get('checkEmailToken.php')
  @Limited('checkEmailToken', 60, 5)
  async checkToken(@Query() asked: unknown) {
    const { id, token, del } = readQuery(tokenQuery, asked);
    if (del) return this.confirmations.confirm(id, token);
    return { correct: await this.confirmations.isOpen(id, token), userchanged: 0 };
  }

  @Get('resendLink.php')
  @Limited('resendLink', 10, 15)
  async resend(@Query() asked: unknown) {
    const { mail, username, forPassword } = readQuery(resendQuery, asked);
    if (forPassword) await this.confirmations.sendReset(mail, username);
    else await this.confirmations.resend(mail, username);
    return { success: true };
  }

  @Put('resetPassword.php')
  @Limited('resetPassword', 20, 15)
  async reset(@Body() body: unknown) {
    const { id, token, pwd } = readQuery(resetBody, body);
    return { correct: await this.resets.reset(id, token, pwd) };
  }
}
