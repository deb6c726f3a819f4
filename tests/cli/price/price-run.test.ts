import { Readable, Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { PriceOptions } from '../../../cli/price/price-block.ts';
import { runPrice } from '../../../cli/price/price-run.ts';
import type { PriceSources } from '../../../cli/price/price-sources.ts';
import type { WorkerBounds } from '../../../cli/price/price-workers.ts';
import { CASE } from '../../modules/consultation/price-case/price-cases.ts';
import { K, PRODUCTS } from '../../modules/consultation/worked-cases.ts';
import { linesOf } from '../run-inko.ts';

/** Sources that know one of each, and count what they are asked. */
function countingSources() {
  const asked: string[] = [];
  const answer =
    <Value>(known: Record<string, Value>) =>
    async (name: string): Promise<Value | null> => {
      asked.push(name);
      return Object.hasOwn(known, name) ? (known[name] ?? null) : null;
    };
  const sources: PriceSources = {
    productByArtikelnummer: answer({ '4711': PRODUCTS.get('PS') ?? null }),
    krankenkasse: answer({ AOK: { ...K, IK: '', Saetze: [] } }),
    ownPrices: answer<OwnPrices>({ '12345': new Map([[PRODUCTS.get('PS')?.sizes.M?.id ?? '', 2000]]) }),
    close: async () => void asked.push('close'),
  };
  return { sources, asked };
}

const PLAIN: PriceOptions = {
  check: false,
  table: false,
  results: true,
  requireExpected: false,
  junit: false,
};

async function run(
  cases: readonly object[],
  open: () => Promise<PriceSources>,
  options = PLAIN,
  bounds: WorkerBounds = { workers: 0, after: 0 },
) {
  const workers = new ReadyWorkers(bounds.workers);
  // A chunk each, as a slow pipe gives them: a block for one case.
  const chunks = async function* () {
    for (const [index, each] of cases.entries()) {
      if (index === 1) await workers.ready;
      yield Buffer.from(`${JSON.stringify(each)}\n`);
    }
  };
  const stdin = Readable.from(chunks(), { objectMode: false });
  const [stdout, stderr] = [new Kept(), new Kept()];
  try {
    const code = await runPrice(['-'], options, { stdin, stdout, stderr }, open, {}, bounds);
    return { code, lines: linesOf(stdout.text), notes: stderr.text };
  } finally {
    workers.forget();
    if (bounds.workers > 0) expect(workers.words).toBeGreaterThan(0);
  }
}

/** Hears of the workers that this process starts. */
class ReadyWorkers {
  /** Resolves when all take cases: until then the thread that starts them computes alone. */
  readonly ready: Promise<void>;
  /** What they have answered and asked. */
  words = 0;
  private readonly hear: (worker: Worker) => void;

  constructor(count: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    let missing = count;
    if (missing === 0) resolve();
    this.hear = (worker) =>
      worker.on('message', ({ kind }) => {
        if (kind !== 'ready') {
          this.words += 1;
          return;
        }
        missing -= 1;
        if (missing === 0) resolve();
      });
    process.on('worker', this.hear);
  }

  forget(): void {
    process.off('worker', this.hear);
  }
}

/** Takes what is written at once, as a file does. */
class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

const RATES = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 2250, Kindalter: 18 };
const line = (product: string, size = 'M') => [[], [{ lines: [{ product, size }] }], []];
const NAMED = {
  ...CASE,
  insurer: 'AOK',
  prices: '12345',
  products: undefined,
  cart: line('4711'),
};

describe('cases that name their data', () => {
  it('get it from the sources, opened and asked once', async () => {
    const { sources, asked } = countingSources();
    let opened = 0;
    const { code, lines } = await run([NAMED, CASE, NAMED], async () => {
      opened += 1;
      return sources;
    });
    expect(code).toBe(0);
    expect(opened).toBe(1);
    expect(asked).toEqual(['AOK', '12345', '4711', 'close']);
    expect(lines[0]).toMatchObject({
      grossAllowance: '21.24',
      areas: [{}, { tabs: [{ totalCarePrice: '58.76', lines: [{ product: '4711', price: '20.00' }] }] }, {}],
    });
    expect(lines[2]).toEqual(lines[0]);
  });

  // @spec access-2-29
  it('are computed with the rates of their day', async () => {
    const { sources } = countingSources();
    const begins = { gueltigAb: '2027-01-01' as CalendarDay, ...RATES, Urinpauschale: 2000 };
    const krankenkasse = async () => ({ ...K, IK: '', Saetze: [begins] });
    const cases = ['2026-12-31', '2027-01-01'].map((today) => ({ ...NAMED, today }));
    const { lines } = await run(cases, async () => ({ ...sources, krankenkasse }));
    expect(lines.map(({ grossAllowance }) => grossAllowance)).toEqual(['21.24', '23.80']);
  });

  it('keep their place among the others', async () => {
    const { sources } = countingSources();
    const cases = [CASE, NAMED, CASE, NAMED, CASE].map((each, index) => ({ ...each, case: `${index}` }));
    const { lines } = await run(cases, async () => sources);
    expect(lines.map((each) => each.case)).toEqual(['0', '1', '2', '3', '4']);
  });

  it.each([
    ['insurer: die Krankenkasse „BKK“ ist nicht bekannt', { insurer: 'BKK' }],
    ['prices: die Kundennummer „99999“ ist nicht bekannt', { prices: '99999' }],
    ['cart.1.0.lines.0.product: das Produkt „4712“ ist nicht bekannt', { cart: line('4712') }],
    ['cart.1.0.lines.0.size: das Produkt „4711“ hat keine Größe „XL“', { cart: line('4711', 'XL') }],
  ])('are refused: %s', async (error, changes) => {
    const { sources } = countingSources();
    const { code, lines } = await run([{ ...NAMED, ...changes }, CASE], async () => sources);
    expect(code).toBe(1);
    expect(lines[0]).toEqual({ case: 'A-I1', file: '-', line: 1, code: 'invalid', error });
    expect(lines[1]).toMatchObject({ grossAllowance: '21.24' });
  });

  it('do not affect the others: a case that carries its data opens no sources', async () => {
    const { code } = await run([CASE], () => Promise.reject(new Error('opened')));
    expect(code).toBe(0);
  });

  it('fail by themselves where the sources cannot be opened: the others are computed', async () => {
    const { code, lines } = await run([NAMED, CASE, NAMED], () => Promise.reject(new Error('no database')));
    const error = 'Die Daten dazu sind nicht erreichbar.';
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { case: 'A-I1', file: '-', line: 1, code: 'unavailable', error },
      { grossAllowance: '21.24' },
      { file: '-', line: 3, error },
    ]);
  });
});

describe('cases in workers', () => {
  const BOUNDS = { workers: 2, after: 0 };
  const MANY = Array.from({ length: 2000 }, (_, index) => ({
    ...(index % 3 ? CASE : NAMED),
    case: `${index}`,
  }));

  it('are answered as without, in their order, from sources that are opened once', async () => {
    const { sources, asked } = countingSources();
    let opened = 0;
    const open = async () => {
      opened += 1;
      return sources;
    };
    const found = await run(MANY, open, PLAIN, BOUNDS);
    expect(found).toEqual(await run(MANY, async () => countingSources().sources));
    expect(opened).toBe(1);
    expect(asked.toSorted()).toEqual(['12345', '4711', 'AOK', 'close']);
  });

  it('are reported with file and line where they are wrong, however late they come', async () => {
    const { sources } = countingSources();
    const cases = [...MANY, { ...NAMED, insurer: 'BKK' }, CASE];
    const { code, lines } = await run(cases, async () => sources, PLAIN, BOUNDS);
    expect([code, lines.length]).toEqual([1, 2002]);
    expect(lines[2000]).toEqual({
      case: 'A-I1',
      file: '-',
      line: 2001,
      code: 'invalid',
      error: 'insurer: die Krankenkasse „BKK“ ist nicht bekannt',
    });
  });

  it('are compared with what they expect', async () => {
    const cases = MANY.map((each, index) => ({
      ...each,
      ...CASE,
      expected: { copayment: index === 1500 ? '0.01' : '2.12' },
    }));
    const fail = () => Promise.reject(new Error('opened'));
    const { code, lines, notes } = await run(cases, fail, { ...PLAIN, check: true, results: false }, BOUNDS);
    expect([code, lines, notes.split('\n')]).toEqual([
      1,
      [],
      [
        'inko: -:1501: A-I1: copayment expected "0.01", found "2.12"',
        'inko: 2000 cases in 1 file: 1999 as expected, 1 different, 0 without expectation, 0 errors',
        '',
      ],
    ]);
  });

  it('fail by themselves where the sources cannot be opened', async () => {
    const { lines } = await run(MANY, () => Promise.reject(new Error('no database')), PLAIN, BOUNDS);
    const error = 'Die Daten dazu sind nicht erreichbar.';
    expect(lines.filter((each) => each.error === error)).toHaveLength(667);
  });

  it('end with an unexpected failure of the sources', async () => {
    const { sources } = countingSources();
    const gone = async () => ({ ...sources, ownPrices: () => Promise.reject(new Error('gone')) });
    await expect(run([CASE, ...MANY], gone, PLAIN, BOUNDS)).rejects.toThrow('gone');
  });
});
