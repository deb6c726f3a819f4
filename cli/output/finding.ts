import { EXIT, type FormatOptions, type Kind, printRows } from './output.ts';

/** A check and its result. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'error';
  readonly check: string;
  readonly detail: string;
}

const FINDINGS: Kind = { columns: ['state', 'check', 'detail'], none: 'Nothing was looked at.' };

/** Writes findings to standard output; the exit code is 1 if one of them is an error. */
export async function printFindings(findings: readonly Finding[], options: FormatOptions): Promise<void> {
  await printRows(
    findings.map((finding) => ({ ...finding })),
    FINDINGS,
    options,
  );
  if (findings.some(({ state }) => state === 'error')) process.exitCode = EXIT.failed;
}
