import { promisify } from 'node:util';
import { type AsyncZipOptions, type AsyncZippable, strToU8, zip } from 'fflate';
import { inSlices } from '#platform';
import { csvParts } from '#platform/domain';

/** The earliest day of the format: the time of the download says nothing. */
const OPTIONS: AsyncZipOptions = { mtime: '1980-01-01', consume: true };

const zipped = promisify<AsyncZippable, AsyncZipOptions, Uint8Array<ArrayBuffer>>(zip);

/** A file of an archive. */
interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

/** A ZIP archive of some texts, compressed off the event loop. */
const zipFile = (files: readonly ZippedFile[]): Promise<Uint8Array<ArrayBuffer>> =>
  zipped(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), OPTIONS);

/** What the form of an import takes (access specification, section 5: at most 10 MB). */
const MOST_BYTES = 10_000_000;

/**
 * A table as a download that can be imported again: the CSV file, or, if an import would refuse it for its size, a ZIP
 * archive of parts, each a file of its own.
 *
 * @param name without an ending
 */
export async function tableDownload(name: string, csv: string): Promise<Response> {
  if (Buffer.byteLength(csv) <= MOST_BYTES) return answer(csv, `${name}.csv`, 'text/csv; charset=utf-8');
  const parts = await inSlices(csvParts(csv, MOST_BYTES));
  const files = parts.map((text, at) => ({ name: `${name}-${at + 1}-von-${parts.length}.csv`, text }));
  return answer(await zipFile(files), `${name}.zip`, 'application/zip');
}

const answer = (body: string | Uint8Array<ArrayBuffer>, file: string, type: string) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  });
