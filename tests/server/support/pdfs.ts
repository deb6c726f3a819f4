import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/core';
import { makePdf } from '#pdf/domain';
import { Keyring, MailService, UntrustedTasks } from '#platform';
import { PdfService } from '../../../modules/pdf/pdf.service.ts';
import { PdfLimits } from '../../../modules/pdf/storage/pdf-limits.ts';
import { PdfStorage } from '../../../modules/pdf/storage/pdf-storage.ts';
import { mailsOf } from '../../../modules/platform/mail/mail.service.ts';
import { typefaceFiles } from '../../modules/pdf/typeface-files.ts';
import { type Override, servicesOn } from './services.ts';
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
  return mailsOf(testConfig('sqlite:unused', env), new TestClock());
}

/** What a test changes of how the server makes the service. */
interface PdfOptions {
  readonly clock: TestClock;
  readonly limits: PdfLimits;
  readonly untrusted: UntrustedTasks;
}

/** The service on a database, as the server makes it. */
export async function pdfServiceOf(
  orm: MikroORM,
  mails: MailService | string,
  {
    clock = new TestClock(),
    limits = new PdfLimits(),
    untrusted = new UntrustedTasks(),
  }: Partial<PdfOptions> = {},
): Promise<PdfService> {
  const overrides: Override[] = [
    [MailService, typeof mails === 'string' ? testMails({ folder: mails }) : mails],
    [PdfLimits, limits],
    [UntrustedTasks, untrusted],
  ];
  return (await servicesOn(orm.em.fork(), clock, { overrides })).get(PdfService);
}

/** Where that service keeps its documents. */
export async function storageOf(
  orm: MikroORM,
  clock: TestClock,
  limits: PdfLimits = new PdfLimits(),
): Promise<PdfStorage> {
  return (await servicesOn(orm.em.fork(), clock, { overrides: [[PdfLimits, limits]] })).get(PdfStorage);
}

/** What was made of each text and password: a document is the same each time, but for the random parts of its seal. */
const samples = new Map<string, Promise<Uint8Array>>();

/** A short document as the browser makes it, made once a process; readable without a password. */
export async function samplePdf(password: string | null, text = 'Größe und Grüße'): Promise<Uint8Array> {
  const key = JSON.stringify([password, text]);
  const made = samples.get(key) ?? makeSample(password, text);
  samples.set(key, made);
  // A copy: the caller may transfer its bytes to a worker.
  return new Uint8Array(await made);
}

async function makeSample(password: string | null, text: string): Promise<Uint8Array> {
  const { bytes } = await makePdf(
    {
      title: 'Probe',
      day: '09.03.2026',
      letterhead: { name: 'Apotheke', address: [], contact: [] },
      identity: [],
      blocks: [{ kind: 'title', text, subtitle: '' }],
    },
    typefaceFiles(),
    password,
  );
  return bytes;
}
