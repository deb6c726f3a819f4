import { Inject, Injectable } from '@nestjs/common';
import {
  AuditLog,
  actorName,
  type KillReason,
  projectRoot,
  type UntrustedTask,
  UntrustedTasks,
} from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { FORM_LIMITS, FORM_TOO_LARGE } from './contract-form.ts';
import type { PreviewAnswer, PreviewInput } from './preview-form.ts';
import type { FormAnswer, FormFault, ReadForm } from './read-form.ts';

/** A form of 5 MB takes about a second; a slow machine needs several times as long. */
const READ: UntrustedTask<{ readonly bytes: Uint8Array }, FormAnswer> = {
  worker: new URL('./read-form.worker.ts', import.meta.url),
  maxBytes: FORM_LIMITS.bytes,
  ms: 10_000,
  megabytes: 256,
};

const PREVIEW: UntrustedTask<PreviewInput, PreviewAnswer> = {
  worker: new URL('./preview-form.worker.ts', import.meta.url),
  maxBytes: 2 * FORM_LIMITS.bytes,
  ms: 10_000,
  megabytes: 256,
};

/** Why a form is refused, in words. */
export const FORM_FAULTS: Readonly<Record<FormFault | KillReason | 'not-pdf', string>> = {
  'not-pdf': 'Diese Datei ist kein PDF.',
  password: 'Das PDF öffnet sich nur mit einem Passwort. Bitte besorgen Sie das Formular ohne Passwort.',
  forbidden: 'Der Schutz des PDF verbietet das Ausfüllen. Bitte besorgen Sie ein Formular, das es erlaubt.',
  broken: 'Das PDF ist beschädigt und kann nicht gelesen werden. Bitte laden Sie es noch einmal herunter.',
  pages: `Das Formular hat mehr als ${FORM_LIMITS.pages} Seiten.`,
  fields: `Das Formular hat mehr als ${FORM_LIMITS.fields} Felder, oder sie sind zu tief geschachtelt.`,
  unpacked:
    'Die Seiten des Formulars brauchen beim Anzeigen mehr als 200 MB. Es wird deshalb nicht angenommen.',
  'no-fields':
    'Das PDF hat keine Formularfelder. Gebraucht wird ein Formular, das sich am Bildschirm ausfüllen lässt.',
  dynamic:
    'Das Formular ist ein XFA-Formular: Seine Felder stehen nicht im PDF selbst. Bitte besorgen Sie es als gewöhnliches PDF-Formular.',
  time: 'Das Lesen des Formulars dauert zu lange. Es wird deshalb nicht angenommen.',
  memory: 'Das Lesen des Formulars braucht zu viel Speicher. Es wird deshalb nicht angenommen.',
};

/** Reads and fills forms in processes of their own, so that none blocks other requests (docs/decisions/0017). */
@Injectable()
export class FormReading {
  constructor(
    @Inject(UntrustedTasks) private readonly tasks: UntrustedTasks,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Reads an uploaded form.
   *
   * @throws DomainError `limit` above 5 MB; `invalid` with `file` if it is no form, asks for a password, forbids filling
   *   or is broken;
   *   `unavailable` if too many files are waiting
   */
  async read(actor: Actor, bytes: Uint8Array): Promise<ReadForm> {
    if (bytes.byteLength > FORM_LIMITS.bytes)
      throw new DomainError('limit', FORM_TOO_LARGE, { file: FORM_TOO_LARGE });
    const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024));
    if (!head.includes('%PDF-')) throw await this.refused(actor, 'not-pdf');
    const read = await this.tasks.run(READ, { bytes }, actorName(actor));
    const answer = read.kind === 'killed' ? { fault: read.reason } : read.value;
    if ('fault' in answer) throw await this.refused(actor, answer.fault);
    return answer;
  }

  /**
   * A stored form, filled from an example.
   *
   * @throws DomainError `unavailable` if too many files are waiting, or it could not be filled
   */
  async preview(actor: Actor, input: Omit<PreviewInput, 'typeface'>): Promise<Uint8Array> {
    const typeface = `${projectRoot()}/data/typefaces`;
    const read = await this.tasks.run(PREVIEW, { ...input, typeface }, actorName(actor));
    if (read.kind === 'killed' || read.value.filled === null)
      throw new DomainError('unavailable', 'Die Vorschau konnte nicht erstellt werden.');
    return read.value.filled;
  }

  private async refused(actor: Actor, fault: keyof typeof FORM_FAULTS): Promise<DomainError> {
    await this.audit.countRefusal(actor, 'contract-form-refused', fault);
    return new DomainError('invalid', FORM_FAULTS[fault], { file: FORM_FAULTS[fault] });
  }
}
