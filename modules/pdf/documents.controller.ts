import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import {
  askDocumentPasswords,
  deleteAllDocuments,
  deleteDocument,
  keepDocument,
  mailDocument,
} from './documents.calls.ts';
import { PdfService } from './pdf.service.ts';

/** Documents that a screen has made: kept for a day, mailed, deleted. */
@Calls()
export class DocumentsController {
  constructor(@Inject(PdfService) private readonly pdfs: PdfService) {}

  @Call(askDocumentPasswords)
  passwords(@Input() _: InputOf<typeof askDocumentPasswords>, @Caller() actor: UserActor) {
    return this.pdfs.documentPasswords(actor);
  }

  @Call(keepDocument)
  keep(@Input() { name, data, psw }: InputOf<typeof keepDocument>, @Caller() actor: UserActor) {
    return this.pdfs.upload(actor, { name, pdf: data, psw });
  }

  @Call(mailDocument)
  async mail(@Input() mail: InputOf<typeof mailDocument>, @Caller() actor: UserActor) {
    await this.pdfs.send(actor, mail);
    return DONE;
  }

  @Call(deleteDocument)
  async delete(@Input() { name }: InputOf<typeof deleteDocument>, @Caller() actor: UserActor) {
    await this.pdfs.remove(actor, name);
    return DONE;
  }

  @Call(deleteAllDocuments)
  async deleteAll(@Input() _: InputOf<typeof deleteAllDocuments>, @Caller() actor: UserActor) {
    await this.pdfs.removeAllOf(actor);
    return DONE;
  }
}
