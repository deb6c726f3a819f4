import { type FormatOptions, type OutputRow, printResult } from '../output/output.ts';
import { confirmed } from './confirm.ts';
import type { YesOptions } from './options.ts';

/**
 * Deletes something after confirmation, and reports it.
 *
 * @param row output
 * @param what what would be lost, in words
 * @throws UsageError if it was not confirmed and nobody can be asked; Error if the answer is no
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
