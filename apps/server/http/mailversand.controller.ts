import { Inject } from '@nestjs/common';
import { AccountService } from '#auth';
import { PdfService } from '#pdf';
import type { UserActor } from '#platform/domain';
import { DONE } from './answer-schemas.ts';
import { Change, DocumentedChange } from './documented-change.ts';
import { deleteCall, sendCall, uploadCall } from './mailversand-calls.ts';
import { Asked } from './openapi/asked.ts';
import { type AskedOf, Documented } from './openapi/call-description.ts';
import { Caller } from './session.guard.ts';

/** Keeps documents, mails and deletes them (consultation specification, section 7). */
@DocumentedChange('static/api/mailversand')
export class MailversandController {
  constructor(
    @Inject(PdfService) private readonly pdfs: PdfService,
    @Inject(AccountService) private readonly accounts: AccountService,
  ) {}

  @Change('upload.php')
  @Documented(uploadCall)
  async upload(
    @Asked() { data, name, username, psw }: AskedOf<typeof uploadCall>,
    @Caller() actor: UserActor,
  ) {
    await this.accounts.requireSelf(actor, username);
    const stored = await this.pdfs.uploadReadable(actor, { name, pdf: data, password: psw });
    return { ...DONE, ...stored };
  }

  @Change('sendPdfMail.php')
  @Documented(sendCall)
  async send(@Asked() { loginName, ...mail }: AskedOf<typeof sendCall>, @Caller() actor: UserActor) {
    await this.accounts.requireSelf(actor, loginName);
    await this.pdfs.send(actor, mail);
    return DONE;
  }

  @Change('delete.php')
  @Documented(deleteCall)
  async delete(@Asked() { name, username }: AskedOf<typeof deleteCall>, @Caller() actor: UserActor) {
    await this.accounts.requireSelf(actor, username);
    await this.pdfs.remove(actor, name);
    return DONE;
  }
}
