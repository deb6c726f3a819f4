import { type BasisSize, type FigureBasis, sizeIn } from './figure-basis.ts';

/** The parts of a basis that can change figures: the method, the rates of the Krankenkasse, prices or the day. */
const FIGURE_CAUSES = ['method', 'rates', 'price', 'day'] as const;
export type FigureCause = (typeof FIGURE_CAUSES)[number];

/** The parts in which two bases differ. A size known to only one of them was chosen since, and is ignored. */
export function differingCauses(before: FigureBasis, after: FigureBasis): readonly FigureCause[] {
  const differs: Readonly<Record<FigureCause, boolean>> = {
    method: before.method !== after.method,
    rates: !sameFacts(before.insurer, after.insurer),
    price: changedSizes(before, after).length > 0,
    day: before.day !== after.day,
  };
  return FIGURE_CAUSES.filter((cause) => differs[cause]);
}

/** The sizes that have changed, before and after. */
export function changedSizes(
  before: FigureBasis,
  after: FigureBasis,
): readonly { readonly old: BasisSize; readonly now: BasisSize }[] {
  return after.sizes.flatMap((now) => {
    const old = sizeIn(before.sizes, now.product, now.size);
    // The name does not affect figures.
    return old === undefined || sameFacts({ ...old, name: '', id: '' }, { ...now, name: '', id: '' })
      ? []
      : [{ old, now }];
  });
}

/**
 * The former basis, limited to what the consultation still uses and extended by what was chosen since. Another
 * Krankenkasse is the adviser's choice, so its rates do not count as changed settings.
 */
export function basisSince(former: FigureBasis, now: FigureBasis): FigureBasis {
  return {
    day: former.day,
    method: former.method,
    insurer: former.insurer.Kasse === now.insurer.Kasse ? former.insurer : now.insurer,
    sizes: now.sizes.map((size) => sizeIn(former.sizes, size.product, size.size) ?? size),
  };
}

/** Whether two objects hold the same plain values, in any order. */
export function sameFacts<T extends object>(one: T, other: T): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...names].every((name) => one[name] === other[name]);
}
