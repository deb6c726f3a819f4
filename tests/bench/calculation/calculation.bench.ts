import { deepStrictEqual } from 'node:assert/strict';
import { priceOffer } from '#consultation/domain';
import { load } from '../load.ts';
import { installPeers } from '../peer.ts';
import { inTurns, median, type Row } from '../report.ts';
import { priceByHand } from './by-hand.ts';
import { CART, CART_BY_PRODUCTS } from './cart.ts';
import { medusa } from './medusa.ts';
import { vendure } from './vendure.ts';

const ROUNDS = load(15, 1);
/** Milliseconds of processor time each calculator runs in a round. */
const SLICE = load(150, 5);

/** Keeps results alive, so that no engine leaves out the work. */
const sink: { last: unknown } = { last: undefined };

/**
 * Milliseconds of processor time this process has used, those of the collector's threads included. A clock on
 * the wall also counts what other processes do meanwhile, which says nothing of a calculation.
 */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Carts a second of processor time, in calls of `batch` at a time. */
function rate(compute: () => unknown, batch: number): number {
  const start = spent();
  let count = 0;
  let used = 0;
  while (used < SLICE) {
    for (let index = 0; index < batch; index += 1) sink.last = compute();
    count += batch;
    used = spent() - start;
  }
  return (count * 1000) / used;
}

/** The same for a calculator that answers with a promise: the others need not wait for any. */
async function rateOfAsync(compute: () => Promise<unknown>, batch: number): Promise<number> {
  const start = spent();
  let count = 0;
  let used = 0;
  while (used < SLICE) {
    for (let index = 0; index < batch; index += 1) sink.last = await compute();
    count += batch;
    used = spent() - start;
  }
  return (count * 1000) / used;
}

/** The calculation against the limit and against what other shop systems need for the same cart. */
export async function calculationRows(): Promise<Row[]> {
  installPeers();
  const [byVendure, byMedusa] = [vendure(), medusa()];
  const payable = priceOffer(CART).areas.map(({ tabs }) => tabs[0]?.totalCarePrice);
  deepStrictEqual(priceByHand(CART_BY_PRODUCTS), priceOffer(CART));
  deepStrictEqual(await byVendure(), payable);
  deepStrictEqual(byMedusa(), payable);

  const [ours = [], hand = [], vendures = [], medusas = []] = await inTurns(ROUNDS, [
    () => rate(() => priceOffer(CART), 1000),
    () => rate(() => priceByHand(CART_BY_PRODUCTS), 1000),
    () => rateOfAsync(byVendure, 10),
    () => rate(byMedusa, 1),
  ]);
  // The ratio of each round, then the middle one: a slow moment of the machine meets both sides of it.
  const against = (others: readonly number[]) =>
    median(ours.map((carts, round) => carts / (others[round] ?? Number.NaN)));
  const detail = (others: readonly number[]) =>
    `${Math.round(median(ours))} to ${Math.round(median(others))} carts/s`;
  return [
    {
      name: 'cart, to the hand-written limit',
      ratio: against(hand),
      limit: { atLeast: 0.8 },
      detail: detail(hand),
    },
    {
      name: 'cart, to Vendure OrderCalculator',
      ratio: against(vendures),
      limit: { atLeast: 80 },
      detail: detail(vendures),
    },
    {
      name: 'cart, to Medusa decorateCartTotals',
      ratio: against(medusas),
      limit: { atLeast: 500 },
      detail: detail(medusas),
    },
  ];
}
