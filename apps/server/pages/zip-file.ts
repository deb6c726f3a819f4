import { promisify } from 'node:util';
import { type AsyncZipOptions, type AsyncZippable, strToU8, zip } from 'fflate';

/** The earliest day of the format: the time of the download says nothing. */
const OPTIONS: AsyncZipOptions = { mtime: '1980-01-01', consume: true };

const zipped = promisify<AsyncZippable, AsyncZipOptions, Uint8Array<ArrayBuffer>>(zip);

/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

/** A ZIP archive of some texts, compressed off the event loop. */
export const zipFile = (files: readonly ZippedFile[]): Promise<Uint8Array<ArrayBuffer>> =>
  zipped(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), OPTIONS);
