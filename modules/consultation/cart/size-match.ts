import { ONE_SIZE, type ProductSize } from '#catalogue/domain';
import { ANSWER_CODES } from '../answers/answers.ts';

/** Smallest first. */
const CLOTHING_SIZES: readonly string[] = ANSWER_CODES.groesse;

/** The size a line starts with, and whether the adviser has to check it. */
export interface SizeMatch {
  readonly size: string;
  readonly needsToSelectSize: boolean;
}

/**
 * Picks the size of a product for a person: the person's own, else the next clothing size, else M, else the first; all
 * but the person's own need a check. A product in one size needs no choice.
 *
 * @param sizes size names of the product, at least one
 * @param wanted the person's clothing size, undefined if unanswered
 */
export function matchSize(sizes: readonly string[], wanted: string | undefined): SizeMatch {
  const first = sizes[0] ?? ONE_SIZE;
  if (first === ONE_SIZE) return { size: ONE_SIZE, needsToSelectSize: false };
  const own = sizes.find((size) => size === wanted);
  if (own !== undefined) return { size: own, needsToSelectSize: false };
  const size = nextTo(wanted, sizes) ?? (sizes.includes('M') ? 'M' : first);
  return { size, needsToSelectSize: true };
}

/** The clothing size nearest to the wanted one, the larger of two alike; undefined without a clothing size. */
function nextTo(wanted: string | undefined, sizes: readonly string[]): string | undefined {
  const at = CLOTHING_SIZES.indexOf(wanted ?? '');
  if (at === -1) return undefined;
  const gap = (size: string) => Math.abs(CLOTHING_SIZES.indexOf(size) - at);
  const largestFirst = CLOTHING_SIZES.filter((size) => sizes.includes(size)).toReversed();
  return largestFirst.toSorted((one, other) => gap(one) - gap(other))[0];
}

type Sizes = Readonly<Record<string, Partial<Pick<ProductSize, 'hu'>>>>;

/** A range of hip circumferences in cm, both ends included. */
interface HipRange {
  readonly size: string;
  readonly from: number;
  readonly to: number;
}

/** The hip ranges of a product's sizes; empty for products that do not depend on the hip. */
function hipRanges(sizes: Sizes): readonly HipRange[] {
  return Object.entries(sizes).flatMap(([size, { hu = '' }]) => {
    const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(hu.trim()) ?? [];
    return from === undefined || to === undefined ? [] : [{ size, from: Number(from), to: Number(to) }];
  });
}

/** The hip circumferences in cm that a product's sizes are made for; null if it has no ranges. */
export function hipSpan(sizes: Sizes): Omit<HipRange, 'size'> | null {
  const ranges = hipRanges(sizes);
  if (ranges.length === 0) return null;
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
}

/** Whether a size is made for a hip circumference in cm; null if the size has no range. */
export function fitsHip(sizes: Sizes, size: string, hip: number): boolean | null {
  const range = hipRanges(sizes).find((each) => each.size === size);
  return range === undefined ? null : range.from <= hip && hip <= range.to;
}

/**
 * The size made for a hip circumference. Ranges overlap: of several the person's clothing size decides, else the one
 * whose middle is nearest, the smaller of two alike. Null if none fits.
 */
export function sizeForHip(sizes: Sizes, hip: number, wanted: string | undefined): string | null {
  const fitting = hipRanges(sizes).filter(({ from, to }) => from <= hip && hip <= to);
  if (fitting.some(({ size }) => size === wanted)) return wanted ?? null;
  const fromMiddle = ({ from, to }: HipRange) => Math.abs(from + to - 2 * hip);
  const nearest = fitting.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0];
  return nearest?.size ?? null;
}

/**
 * Picks the size of a product for a person. A known hip circumference decides where the product has ranges; if none
 * fits, the nearest one is picked, the larger of two alike, and needs a check. Without ranges, or an unknown hip, the clothing size decides.
 *
 * @param wanted the person's clothing size, undefined if unanswered
 * @param hip the person's hip circumference in cm, undefined if unanswered
 */
export function sizeFor(sizes: Sizes, wanted: string | undefined, hip: number | undefined): SizeMatch {
  const ranges = hipRanges(sizes);
  if (hip === undefined || ranges.length === 0) return matchSize(Object.keys(sizes), wanted);
  const size = sizeForHip(sizes, hip, wanted);
  if (size !== null) return { size, needsToSelectSize: false };
  const gap = ({ from, to }: HipRange) => Math.max(from - hip, hip - to);
  const middle = ({ from, to }: HipRange) => from + to;
  const [nearest] = ranges.toSorted((one, other) => gap(one) - gap(other) || middle(other) - middle(one));
  return { size: (nearest as HipRange).size, needsToSelectSize: true };
}
