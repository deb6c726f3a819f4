import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/core';
import { User } from '#auth';
import { InstitutionService, PdfPasswordService } from '#institution';
import { PdfService } from '#pdf';
import { makePdf } from '#pdf/domain';
import { Keyring, type MailService, mailsOf } from '#platform';
import { RIGHTS, type UserActor } from '#platform/domain';
import { PdfStorage } from '../../../modules/pdf/services/pdf-storage.ts';
import { SendingLedger } from '../../../modules/pdf/services/sending-ledger.ts';
import { typefaceFiles } from '../../modules/pdf/typeface-files.ts';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

/** The PDF password of the demo's pharmacy (README, demo logins). */
export const DEMO_PDF_PASSWORD = 'Stadtgarten-2026';

/** The keys under which the seeded template is sealed. */
export function testKeys(): Keyring {
  return new Keyring(testConfig('sqlite:unused').pdfKeys);
}

/** The mail of a test: to a server, or into the folder `outbox` below the given one. */
export function testMails(place: { readonly smtpUrl: string } | { readonly folder: string }): MailService {
  const env: Record<string, string> =
    'smtpUrl' in place ? { SMTP_URL: place.smtpUrl } : { OUTBOX_DIR: join(place.folder, 'outbox') };
  return mailsOf(testConfig('sqlite:unused', env), new TestClock(), () => {});
}

/** The service on a database, as the server makes it. */
export function pdfServiceOf(
  orm: MikroORM,
  mails: MailService | string,
  clock: TestClock = new TestClock(),
): PdfService {
  const { em } = orm;
  const global = em.fork();
  return new PdfService(
    global,
    new InstitutionService(global, clock),
    new PdfPasswordService(global, testKeys()),
    new PdfStorage(global, clock),
    new SendingLedger(global, clock),
    typeof mails === 'string' ? testMails({ folder: mails }) : mails,
  );
}

/** A user of the seed with every right, as a session gives it. */
export async function actorOf(orm: MikroORM, loginname: string): Promise<UserActor> {
  const user = await orm.em.fork().findOneOrFail(User, { loginKey: loginname });
  return {
    kind: 'user',
    userId: user.id,
    institutionId: user.institution.id,
    rights: new Set(RIGHTS),
    admin: false,
    waiting: false,
  };
}

/** A short document as the browser makes it; readable without a password. */
export async function samplePdf(password: string | null, text = 'Größe und Grüße'): Promise<Uint8Array> {
  const { bytes } = await makePdf(
    {
      title: 'Probe',
      day: '09.03.2026',
      letterhead: { name: 'Apotheke', address: [], contact: [] },
      blocks: [{ kind: 'title', text, subtitle: '' }],
    },
    typefaceFiles(),
    password,
  );
  return bytes;
}
