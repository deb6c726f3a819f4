/** Cases of a file or a run, by what the check says of them. */
export interface CheckCounts {
  same: number;
  different: number;
  /** Cases without expectation. */
  unchecked: number;
  /** Lines that could not be computed, and cases whose expectation cannot be compared. */
  errors: number;
}

/** Counts that start at 0. */
export const noCounts = (): CheckCounts => ({ same: 0, different: 0, unchecked: 0, errors: 0 });

/** Number of cases: lines that are not blank. */
export const casesOf = ({ same, different, unchecked, errors }: Readonly<CheckCounts>): number =>
  same + different + unchecked + errors;

/** The last line of a check, for people. */
export function summaryOf(counts: Readonly<CheckCounts>, files: number, unread: number): string {
  const { same, different, unchecked, errors } = counts;
  const missing = unread === 0 ? '' : `, ${plural(unread, 'file')} not read`;
  return `${plural(casesOf(counts), 'case')} in ${plural(files, 'file')}: ${same} as expected, ${different} different, ${unchecked} without expectation, ${plural(errors, 'error')}${missing}`;
}

const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
