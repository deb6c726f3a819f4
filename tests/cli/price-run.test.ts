import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { type PriceOptions, runPrice } from '../../cli/price-run.ts';
import type { PriceSources } from '../../cli/price-sources.ts';
import { CASE } from '../modules/consultation/price-cases.ts';
import { K, PRODUCTS } from '../modules/consultation/worked-cases.ts';
import { linesOf } from './run-inko.ts';

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

async function run(
  cases: readonly object[],
  open: () => Promise<PriceSources>,
  options: PriceOptions = { check: false, table: false },
) {
  const stdin = Readable.from([Buffer.from(cases.map((each) => `${JSON.stringify(each)}\n`).join(''))], {
    objectMode: false,
  });
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runPrice(['-'], options, { stdin, stdout, stderr }, open);
  return { code, lines: linesOf(String(stdout.read() ?? '')), notes: String(stderr.read() ?? '') };
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
  ])('are told: %s', async (error, changes) => {
    const { sources } = countingSources();
    const { code, lines } = await run([{ ...NAMED, ...changes }, CASE], async () => sources);
    expect(code).toBe(1);
    expect(lines[0]).toEqual({ case: 'A-I1', file: '-', line: 1, error });
    expect(lines[1]).toMatchObject({ grossAllowance: '21.24' });
  });

  it('are not the rest of us: the sources stay shut for a case that carries everything', async () => {
    const { code } = await run([CASE], () => Promise.reject(new Error('opened')));
    expect(code).toBe(0);
  });

  it('fail by themselves where the sources cannot be opened: the others are computed', async () => {
    const { code, lines } = await run([NAMED, CASE, NAMED], () => Promise.reject(new Error('no database')));
    const error = 'Die Daten dazu sind nicht erreichbar: no database';
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { case: 'A-I1', file: '-', line: 1, error },
      { grossAllowance: '21.24' },
      { file: '-', line: 3, error },
    ]);
  });
});
