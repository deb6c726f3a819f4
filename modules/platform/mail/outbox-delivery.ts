import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { notWritten } from './mail-failure.ts';

/** Stores mails as .eml files in a folder, for an installation without a mail server. */
export class OutboxDelivery implements Delivery {
  private readonly folder: string;
  private written = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  async deliver(message: SendMailOptions): Promise<string> {
    const { createTransport } = await import('nodemailer');
    const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      ...message,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const file = join(this.folder, this.nextName(new Date(message.date ?? 0)));
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Renamed when complete.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
    } catch (cause) {
      throw Object.assign(notWritten(), { cause });
    }
    return file;
  }

  close(): void {}

  /** Sorts by time of sending; unique across processes. */
  private nextName(date: Date): string {
    this.written += 1;
    const number = String(this.written).padStart(6, '0');
    return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${number}-${randomUUID().slice(0, 8)}.eml`;
  }
}
