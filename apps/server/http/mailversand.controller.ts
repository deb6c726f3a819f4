import { Body, Inject, Req } from '@nestjs/common';
import * as z from 'zod';
import { AccountService } from '#auth';
import { PdfService } from '#pdf';
import type { UserActor } from '#platform/domain';
import { Change, DocumentedChange } from './documented-change.ts';
import { readQuery } from './read-query.ts';
import { readUpload, type UploadRequest } from './read-upload.ts';
import { Caller } from './session.guard.ts';

const text = z.string('Bitte genau einmal angeben.');

const uploadForm = z.strictObject({
  data: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.'),
  name: text,
  username: text,
  psw: text,
});
const sendForm = z.strictObject({
  name: text,
  email: text,
  loginName: text,
  subject: text.default(''),
  text: text.default(''),
});
const deleteForm = z.strictObject({ name: text, username: text });

/** Keeps documents, mails and deletes them (consultation specification, section 7). */
@DocumentedChange('static/api/mailversand')
export class MailversandController {
  constructor(
    @Inject(PdfService) private readonly pdfs: PdfService,
    @Inject(AccountService) private readonly accounts: AccountService,
  ) {}

  @Change('upload.php')
  async upload(@Caller() actor: UserActor, @Req() request: UploadRequest) {
    const { data, name, username, psw } = readQuery(uploadForm, await readUpload(request));
    await this.accounts.requireSelf(actor, username);
    const stored = await this.pdfs.uploadReadable(actor, { name, pdf: data, password: psw });
    return { success: true, ...stored };
  }

  @Change('sendPdfMail.php')
  async send(@Caller() actor: UserActor, @Body() form: unknown) {
    const { loginName, ...mail } = readQuery(sendForm, form);
    await this.accounts.requireSelf(actor, loginName);
    await this.pdfs.send(actor, mail);
    return { success: true };
  }

  @Change('delete.php')
  async delete(@Caller() actor: UserActor, @Body() form: unknown) {
    const { name, username } = readQuery(deleteForm, form);
    await this.accounts.requireSelf(actor, username);
    await this.pdfs.remove(actor, name);
    return { success: true };
  }
}
