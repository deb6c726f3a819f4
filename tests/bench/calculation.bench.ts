import { deepStrictEqual } from 'node:assert/strict';
import { priceOffer } from '#consultation/domain';
import { priceByHand } from './by-hand.ts';
import { CART } from './cart.ts';
import { medusa } from './medusa.ts';
import { installPeers } from './peer.ts';
import { inTurns, median, type Row } from './report.ts';
import { vendure } from './vendure.ts';

const ROUNDS = 15;
/** Milliseconds each calculator runs in a round. */
const SLICE = 150;

/** Keeps results alive, so that no engine leaves out the work. */
const sink: { last: unknown } = { last: undefined };

/** Carts a second, in calls of `batch` at a time. */
function rate(compute: () => unknown, batch: number): number {
  const start = performance.now();
  let count = 0;
  let spent = 0;
  while (spent < SLICE) {
    for (let index = 0; index < batch; index += 1) sink.last = compute();
    count += batch;
    spent = performance.now() - start;
  }
  return (count * 1000) / spent;
}

/** The same for a calculator that answers with a promise: the others need not wait for any. */
async function rateOfAsync(compute: () => Promise<unknown>, batch: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  let spent = 0;
  while (spent < SLICE) {
    for (let index = 0; index < batch; index += 1) sink.last = await compute();
    count += batch;
    spent = performance.now() - start;
  }
  return (count * 1000) / spent;
}

/** The calculation against the limit and against what other shop systems need for the same cart. */
export async function calculationRows(): Promise<Row[]> {
  installPeers();
  const [byVendure, byMedusa] = [vendure(), medusa()];
  const payable = priceOffer(CART).areas.map(({ tabs }) => tabs[0]?.totalCarePrice);
  deepStrictEqual(priceByHand(CART), priceOffer(CART));
  deepStrictEqual(await byVendure(), payable);
  deepStrictEqual(byMedusa(), payable);

  const [ours = [], hand = [], vendures = [], medusas = []] = await inTurns(ROUNDS, [
    () => rate(() => priceOffer(CART), 1000),
    () => rate(() => priceByHand(CART), 1000),
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
      limit: { atLeast: 0.5 },
      detail: detail(hand),
    },
    {
      name: 'cart, to Vendure OrderCalculator',
      ratio: against(vendures),
      limit: { atLeast: 150 },
      detail: detail(vendures),
    },
    {
      name: 'cart, to Medusa decorateCartTotals',
      ratio: against(medusas),
      limit: { atLeast: 1000 },
      detail: detail(medusas),
    },
  ];
}
