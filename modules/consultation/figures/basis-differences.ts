import { type BasisSize, type FigureBasis, sizeIn } from './figure-basis.ts';

/** What of a basis may make other figures: the method, the rates of the Krankenkasse, prices or the day. */
const FIGURE_CAUSES = ['method', 'rates', 'price', 'day'] as const;
export type FigureCause = (typeof FIGURE_CAUSES)[number];

/** What of two bases differs. A size that one of them does not know was chosen since: it tells nothing. */
export function differingCauses(before: FigureBasis, after: FigureBasis): readonly FigureCause[] {
  const differs: Readonly<Record<FigureCause, boolean>> = {
    method: before.method !== after.method,
    rates: !sameFacts(before.insurer, after.insurer),
    price: changedSizes(before, after).length > 0,
    day: before.day !== after.day,
  };
  return FIGURE_CAUSES.filter((cause) => differs[cause]);
}

/** The sizes of which something is another now, as they were and as they are. */
export function changedSizes(
  before: FigureBasis,
  after: FigureBasis,
): readonly { readonly old: BasisSize; readonly now: BasisSize }[] {
  return after.sizes.flatMap((now) => {
    const old = sizeIn(before.sizes, now.product, now.size);
    // The name is no figure.
    return old === undefined || sameFacts({ ...old, name: '', id: '' }, { ...now, name: '', id: '' })
      ? []
      : [{ old, now }];
  });
}

/**
 * The former basis as far as it still concerns the consultation: with what was chosen since, and without what no
 * longer is. Another Krankenkasse was chosen by the adviser, so that its rates are no change of settings.
 */
export function basisSince(former: FigureBasis, now: FigureBasis): FigureBasis {
  return {
    day: former.day,
    method: former.method,
    insurer: former.insurer.Kasse === now.insurer.Kasse ? former.insurer : now.insurer,
    sizes: now.sizes.map((size) => sizeIn(former.sizes, size.product, size.size) ?? size),
  };
}

/** Whether two things hold the same plain facts, in whatever order. */
export function sameFacts<T extends object>(one: T, other: T): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...names].every((name) => one[name] === other[name]);
}
