import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { type PriceOptions, runPrice } from '../../../cli/price/price-run.ts';
import type { PriceSources } from '../../../cli/price/price-sources.ts';
import { CASE } from '../../modules/consultation/price-case/price-cases.ts';
import { K, PRODUCTS } from '../../modules/consultation/worked-cases.ts';
import { linesOf } from '../run-here.ts';

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
  quiet: false,
};

async function run(cases: readonly object[], open: () => Promise<PriceSources>, options = PLAIN) {
  // A chunk each, as a slow pipe gives them.
  const stdin = Readable.from(
    cases.map((each) => Buffer.from(`${JSON.stringify(each)}\n`)),
    { objectMode: false },
  );
  const [stdout, stderr] = [new Kept(), new Kept()];
  const code = await runPrice(['-'], options, { stdin, stdout, stderr }, open);
  return { code, lines: linesOf(stdout.text), notes: stderr.text };
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

  it('end with an unexpected failure of the sources', async () => {
    const { sources } = countingSources();
    const gone = async () => ({ ...sources, ownPrices: () => Promise.reject(new Error('gone')) });
    await expect(run([CASE, NAMED], gone)).rejects.toThrow('gone');
  });
});

describe('results', () => {
  it('are written before more is read: a slow reader slows the run down', async () => {
    let read = 0;
    const chunks = async function* () {
      for (; read < 100; read += 1) yield Buffer.from(`${JSON.stringify(CASE)}\n`);
    };
    const held = Promise.withResolvers<void>();
    const stdout = new Writable({ write: (_chunk, _encoding, done) => void held.promise.then(() => done()) });
    const streams = { stdin: Readable.from(chunks(), { highWaterMark: 1 }), stdout, stderr: new Kept() };
    const done = runPrice(['-'], PLAIN, streams, () => Promise.reject(new Error('opened')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBeLessThan(5);
    held.resolve();
    expect([await done, read]).toEqual([0, 100]);
  });

  it.each([
    ['EPIPE', false, 0],
    ['EPIPE', true, 1],
  ] as const)('that cannot be written for %s end the run, checked: %s', async (code, check, exit) => {
    const error = Object.assign(new Error(code), { code, syscall: 'write' });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(error) });
    const stdin = Readable.from([Buffer.from(`${JSON.stringify(CASE)}\n`)]);
    const streams = { stdin, stdout, stderr: new Kept() };
    const open = () => Promise.reject(new Error('opened'));
    expect(await runPrice(['-'], { ...PLAIN, check }, streams, open)).toBe(exit);
  });

  it('that do not fit on the disk are a failure', async () => {
    const error = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(error) });
    const stdin = Readable.from([Buffer.from(`${JSON.stringify(CASE)}\n`)]);
    await expect(
      runPrice(['-'], PLAIN, { stdin, stdout, stderr: new Kept() }, () => Promise.reject(error)),
    ).rejects.toThrow('The output could not be written (ENOSPC).');
  });
});
