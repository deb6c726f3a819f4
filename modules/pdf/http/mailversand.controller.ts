import { Inject } from '@nestjs/common';
import { AccountService } from '#auth';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { PdfService } from '../pdf.service.ts';
import { deleteCall, sendCall, uploadCall } from './mailversand-calls.ts';

/** Stores, mails and deletes documents (consultation specification, section 7). */
@Calls()
export class MailversandController {
  constructor(
    @Inject(PdfService) private readonly pdfs: PdfService,
    @Inject(AccountService) private readonly accounts: AccountService,
  ) {}

  @Call(uploadCall)
  async upload(
    @Input() { data, name, username, psw }: InputOf<typeof uploadCall>,
    @Caller() actor: UserActor,
  ) {
    await this.accounts.requireSelf(actor, username);
    const stored = await this.pdfs.uploadReadable(actor, { name, pdf: data, psw });
    return { ...DONE, ...stored };
  }

  @Call(sendCall)
  async send(@Input() { loginName, ...mail }: InputOf<typeof sendCall>, @Caller() actor: UserActor) {
    await this.accounts.requireSelf(actor, loginName);
    await this.pdfs.send(actor, mail);
    return DONE;
  }

  @Call(deleteCall)
  async delete(@Input() { name, username }: InputOf<typeof deleteCall>, @Caller() actor: UserActor) {
    await this.accounts.requireSelf(actor, username);
    await this.pdfs.remove(actor, name);
    return DONE;
  }
}
