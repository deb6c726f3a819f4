import { Body, Inject } from '@nestjs/common';
import * as z from 'zod';
import { PdfPasswordService } from '#institution';
import type { UserActor } from '#platform/domain';
import { Change, DocumentedChange } from './documented-change.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';

const ONE_OF = 'Bitte geben Sie entweder pdfCipher oder pdfPasswort an.';
const text = z.string('Bitte genau einmal angeben.').max(1_000, 'Die Angabe ist zu lang.');

const form = z
  .strictObject({ pdfCipher: text.optional(), pdfPasswort: text.optional() })
  .refine(({ pdfCipher, pdfPasswort }) => (pdfCipher === undefined) !== (pdfPasswort === undefined), ONE_OF);

/** The stored form of a PDF password to the password, and back (access specification, section 7). */
@DocumentedChange('static/api/userdata/generatePdfPsw.php')
export class PdfPasswordController {
  constructor(@Inject(PdfPasswordService) private readonly passwords: PdfPasswordService) {}

  @Change()
  async generate(@Caller() actor: UserActor, @Body() asked: unknown) {
    const { pdfCipher, pdfPasswort } = readQuery(form, asked);
    return pdfCipher === undefined
      ? { encryptedPdfPsw: await this.passwords.encrypt(actor, pdfPasswort as string) }
      : { plainPsw: await this.passwords.decrypt(actor, pdfCipher) };
  }
}
