/** Pages beside the current one that are named. */
const BESIDE = 1;
/** As many pages are all named. */
const ALL_NAMED = 7;

/**
 * The pages that a list names: the first, the last, the current one and those beside it; null for a gap.
 *
 * @param page the current one, from 1
 * @param last number of pages
 */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= ALL_NAMED) return all;
  const named = all.filter((each) => each === 1 || each === last || Math.abs(each - page) <= BESIDE);
  return named.flatMap((each, index) => {
    const before = named[index - 1] ?? 0;
    // A gap of one page is as wide as its number.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
