import { isSmoke } from './load.ts';

/** One line of the benchmark's table. */
export interface Row {
  readonly name: string;
  /** The measured ratio, within one run. */
  readonly ratio: number;
  /** What the ratio has to reach, or must not exceed. */
  readonly limit: { readonly atLeast: number } | { readonly atMost: number };
  /** The figures behind the ratio, for people. */
  readonly detail: string;
}

const isMet = ({ ratio, limit }: Row): boolean =>
  'atLeast' in limit ? ratio >= limit.atLeast : ratio <= limit.atMost;

/** Prints a row of the table as soon as it is measured, of a smoke run its name alone; answers whether its limit is met. */
export function printRow(row: Row): boolean {
  const { name, ratio, limit, detail } = row;
  if (isSmoke) {
    console.log(`ran  ${name}`);
    return true;
  }
  const bound = 'atLeast' in limit ? `>= ${limit.atLeast}` : `<= ${limit.atMost}`;
  const met = isMet(row);
  console.log(
    [
      name.padEnd(44),
      ratio.toFixed(2).padStart(9),
      bound.padStart(9),
      met ? 'ok    ' : 'MISSED',
      detail,
    ].join('  '),
  );
  return met;
}

/** The middle of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Times several works in turns, so that a slow moment of the machine meets all of them; milliseconds each. */
export async function inTurns(
  rounds: number,
  works: readonly (() => number | Promise<number>)[],
): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) times[index]?.push(await work());
  }
  return times;
}
