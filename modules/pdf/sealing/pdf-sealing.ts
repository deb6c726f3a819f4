import { Inject, Injectable } from '@nestjs/common';
import { type UntrustedTask, UntrustedTasks } from '#platform';
import type { UserActor } from '#platform/domain';
import type { FileRefusal } from './accepted-file.ts';
import { MAX_PDF_BYTES } from './pdf-limit.ts';
import type { SealAnswer, SealInput } from './seal-pdf.ts';

/** A document of 10 MB takes about a second and 100 MB; a slow machine needs several times as long. */
const SEAL: UntrustedTask<SealInput, SealAnswer> = {
  worker: new URL('./seal-pdf.worker.ts', import.meta.url),
  maxBytes: MAX_PDF_BYTES,
  ms: 10_000,
  megabytes: 256,
};

/** A sealed document, or the reason for refusing it. */
export type Sealed = { readonly pdf: Uint8Array } | { readonly refused: FileRefusal };

/** Seals documents in processes of their own, so that none blocks other requests. */
@Injectable()
export class PdfSealing {
  constructor(@Inject(UntrustedTasks) private readonly tasks: UntrustedTasks) {}

  /**
   * Decrypts a document and encrypts it again under the password.
   *
   * @throws DomainError `unavailable` if too many documents are waiting
   */
  async seal({ userId }: UserActor, input: SealInput): Promise<Sealed> {
    const read = await this.tasks.run(SEAL, input, `user:${userId}`);
    if (read.kind === 'killed') return { refused: read.reason };
    return 'sealed' in read.value ? { pdf: read.value.sealed } : read.value;
  }
}
