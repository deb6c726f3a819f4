/** Writes compressed copies of the browser's files, so that the server compresses nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const PACKERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The highest quality takes two and a half times as long and saves 1.5 percent.
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY - 1,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Fonts and pictures are compressed already; the smallest files gain nothing. */
const PACKED = /\.(js|css|svg|json|wasm)$/;
const LEAST_BYTES = 256;

/** Compresses the files of a folder, each copy beside its original. */
export async function precompress(folder) {
  const files = readdirSync(folder).filter((name) => PACKED.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      if (bytes.length < LEAST_BYTES) return;
      for (const [ending, pack] of Object.entries(PACKERS))
        writeFileSync(`${file}.${ending}`, await pack(bytes));
    }),
  );
}
