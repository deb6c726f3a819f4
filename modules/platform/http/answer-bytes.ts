import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A smaller answer fits one packet uncompressed. */
const WORTH_COMPRESSING = 1_000;

/** Compression levels; cached answers are compressed once and sent often. */
const EFFORT = {
  once: { brotli: 4, gzip: 6 },
  cached: { brotli: 9, gzip: 9 },
} as const;

/** An answer as sent. */
export interface EncodedAnswer {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  readonly type: string;
  /** Strong: a hash of exactly these bytes. */
  readonly etag: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer in each encoding, encoded on demand: JSON, a text of another type, or the bytes of either. */
export class AnswerBytes {
  private readonly plain: Buffer;
  private readonly made = new Map<Encoding, Promise<EncodedAnswer>>();

  constructor(
    value: unknown,
    private readonly effort: keyof typeof EFFORT,
    private readonly type = JSON_TYPE,
  ) {
    if (Buffer.isBuffer(value)) this.plain = value;
    else this.plain = Buffer.from(type === JSON_TYPE ? JSON.stringify(value) : String(value));
  }

  /** The answer in an encoding; uncompressed if compression would not pay off. */
  in(asked: Encoding): Promise<EncodedAnswer> {
    const encoding = this.worth(asked);
    let answer = this.made.get(encoding);
    if (answer === undefined) {
      answer = this.encode(encoding).then((bytes) => {
        return { bytes, encoding, type: this.type, etag: etagOf(bytes) };
      });
      this.made.set(encoding, answer);
    }
    return answer;
  }

  private worth(asked: Encoding): Encoding {
    return this.plain.length < WORTH_COMPRESSING ? 'identity' : asked;
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    const { brotli, gzip: level } = EFFORT[this.effort];
    if (encoding === 'gzip') return compressGzip(this.plain, { level });
    if (encoding === 'identity') return this.plain;
    return compressBrotli(this.plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
      },
    });
  }
}

function etagOf(bytes: Buffer): string {
  return `"${hash('sha256', bytes, 'base64url')}"`;
}
