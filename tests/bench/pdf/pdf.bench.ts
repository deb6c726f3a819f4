import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { careProposal, makePdf } from '#pdf/domain';
import { consultation } from '../../modules/pdf/consultations.ts';
import { typefaceFiles } from '../../modules/pdf/typeface-files.ts';
import { load } from '../load.ts';
import { installPeers } from '../peer.ts';
import { inTurns, median, type Row } from '../report.ts';
import { pagesOf } from './pdf-page.ts';
import { pdfKit, pdfLib } from './pdf-peers.ts';

const ROUNDS = load(31, 1);
const PAGES = 3;
const KILOBYTE = 1024;
const ASSETS = 'build/web/client/assets';
const TYPEFACE = ['regular-latin', 'semibold-latin'];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Kilobytes, compressed, that a browser fetches before it can make a document in Latin script. */
function browserLoad(): number {
  const code = readdirSync(ASSETS).filter((name) => /^pdf\.worker-.*\.js$/.test(name));
  if (code.length !== 1) throw new Error(`The build has ${code.length} workers for documents.`);
  const files = [
    ...code.map((name) => join(ASSETS, name)),
    ...TYPEFACE.map((name) => `data/typefaces/${name}.json`),
  ];
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / KILOBYTE;
}

/** A care proposal of three pages, from the consultation to the file, against other ways to write it. */
export async function pdfRows(): Promise<Row[]> {
  installPeers('pdf');
  const loaded = typefaceFiles();
  const files = new Map(
    await Promise.all(
      (['regular-latin', 'semibold-latin'] as const).map(
        async (name) => [name, await loaded.load(name)] as const,
      ),
    ),
  );
  const source = {
    coverage: loaded.coverage,
    load: async (name: string) => files.get(name as 'regular-latin') ?? Promise.reject(new Error(name)),
  };
  // Decided for one proposal, as most are printed: the patient's page, the figures and one declaration.
  const decided = { area: 1, tab: 0 } as const;
  const input = consultation({ decided, proposals: [decided] });
  const ours = () => makePdf(careProposal(input), source);
  const { bytes, pages } = await ours();
  if (pages !== PAGES) throw new Error(`The care proposal has ${pages} pages in place of ${PAGES}.`);
  const placed = await pagesOf(careProposal(input), source);
  const [lib, kit] = [pdfLib(placed), await pdfKit(placed, source.coverage.latin)];

  const [own = [], libs = [], kits = [], locked = []] = await inTurns(ROUNDS, [
    () => timeOf(ours),
    () => timeOf(lib),
    () => timeOf(kit),
    () => timeOf(() => makePdf(careProposal(input), source, 'ein Passwort')),
  ]);
  const load = browserLoad();
  const ms = (times: readonly number[]) => median(times).toFixed(1);
  return [
    {
      name: 'care proposal, pdf-lib with fontkit to ours',
      ratio: median(libs) / median(own),
      limit: { atLeast: 3 },
      detail: `${ms(libs)} to ${ms(own)} ms; encrypted ${ms(locked)} ms`,
    },
    {
      name: 'care proposal, to pdfkit with a cut typeface',
      ratio: median(own) / median(kits),
      limit: { atMost: 1 },
      detail: `${ms(own)} to ${ms(kits)} ms`,
    },
    {
      name: 'care proposal, KB of 120',
      ratio: bytes.length / KILOBYTE,
      limit: { atMost: 120 },
      detail: `${PAGES} pages; pdf-lib ${((await lib()) / KILOBYTE).toFixed(0)} KB, pdfkit ${((await kit()) / KILOBYTE).toFixed(0)} KB`,
    },
    {
      name: 'documents in the browser, KB gzip of 300',
      ratio: load,
      limit: { atMost: 300 },
      detail: 'code with pdf-lib, and the Latin typeface in two weights',
    },
  ];
}
