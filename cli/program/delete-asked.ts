import { type FormatOptions, type OutputRow, printResult } from '../output/output.ts';
import { confirmed } from './confirm.ts';
import type { YesOptions } from './options.ts';

/**
 * Deletes something once somebody has said yes, and says so.
 *
 * @param row what is told of it
 * @param what what would be lost, in words
 * @throws UsageError where nobody has said yes and nobody can be asked; Error where somebody says no
 */
export async function deleteAsked(
  row: OutputRow,
  what: string,
  { yes = false, ...options }: FormatOptions & YesOptions,
  remove: () => Promise<void>,
): Promise<void> {
  if (!(await confirmed(`Delete ${what}`, yes))) throw new Error('Nothing was deleted.');
  await remove();
  const done = `Deleted: ${what}.`;
  await printResult({ ...row, deleted: true }, options, { done });
}
