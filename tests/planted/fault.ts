import { posix } from 'node:path';

/** A fault to plant: one change to one file, and the tests that should notice it. */
export interface Fault {
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** Paths for `npm test -- …`; left out: the folder of tests that mirrors the file's. */
  readonly seenBy?: readonly string[];
}

/** Faults of files below one folder, as `[file, from, to, seenBy…]`. */
export function faultsIn(
  folder: string,
  rows: readonly (readonly [file: string, from: string, to: string, ...seenBy: string[]])[],
): readonly Fault[] {
  return rows.map(([name, from, to, ...seenBy]) => ({
    file: posix.join(folder, name),
    from,
    to,
    ...(seenBy.length > 0 && { seenBy }),
  }));
}
