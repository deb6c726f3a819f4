import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { OWN_PASSWORD, ownPassword, PASSWORD_LACKS, RecentPasswordService } from '#auth';
import { PdfPasswordService } from '#institution';
import {
  BUSY,
  Call,
  CallerSession,
  type CallSession,
  Calls,
  describeCall,
  Input,
  type InputOf,
} from '#platform/http';

const ONE_OF = 'Bitte geben Sie entweder pdfCipher oder pdfPasswort an.';
const text = z.string('Bitte genau einmal angeben.').max(1_000, 'Die Angabe ist zu lang.');

const passwordCall = describeCall({
  method: 'POST',
  path: 'userdata/generatePdfPsw.php',
  summary: 'PDF-Passwort ver- oder entschlüsseln',
  takes: 'form',
  input: z
    .strictObject({
      pdfCipher: text.optional(),
      pdfPasswort: text.optional(),
      password: ownPassword.optional(),
    })
    .refine(
      ({ pdfCipher, pdfPasswort }) => (pdfCipher === undefined) !== (pdfPasswort === undefined),
      ONE_OF,
    ),
  fields: {
    pdfCipher: 'Gespeicherte Form, zu der das Passwort gesucht ist; verlangt das Recht pdf_vers',
    pdfPasswort: 'Passwort, dessen gespeicherte Form gesucht ist; verlangt das Recht kont_einst',
    password: `Mit pdfCipher: ${OWN_PASSWORD}`,
  },
  examples: { Verschlüsseln: { pdfPasswort: 'Stadtgarten-2026' } },
  answer: () =>
    z.union([
      z.strictObject({ plainPsw: z.string().describe('Das Passwort; nach pdfCipher') }),
      z.strictObject({ encryptedPdfPsw: z.string().describe('Die gespeicherte Form; nach pdfPasswort') }),
    ]),
  refusals: { 403: `Das Recht pdf_vers oder kont_einst fehlt. ${PASSWORD_LACKS}`, 503: BUSY },
});

/** Converts between a PDF password and its stored form (access specification, section 7). */
@Calls()
export class PdfPasswordController {
  constructor(
    @Inject(PdfPasswordService) private readonly passwords: PdfPasswordService,
    @Inject(RecentPasswordService) private readonly own: RecentPasswordService,
  ) {}

  @Call(passwordCall)
  async generate(
    @Input() { pdfCipher, pdfPasswort, password }: InputOf<typeof passwordCall>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    if (pdfCipher === undefined)
      return { encryptedPdfPsw: await this.passwords.encrypt(actor, pdfPasswort as string) };
    const by = await this.own.confirming(actor, { token, password });
    return { plainPsw: await this.passwords.decrypt(by, pdfCipher) };
  }
}
