/** Writes each file of the browser's part a second and third time, packed: the server packs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const PACKERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The last step would take two and a half times as long for 1.5 percent.
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY - 1,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Typefaces and pictures are packed already; what is small gains nothing. */
const PACKED = /\.(js|css|svg|json|wasm)$/;
const LEAST_BYTES = 1024;

/** Packs the files of a folder, each beside itself. */
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
