import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage-error.ts';

/** Where a question is put. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

const TERMINAL = { input: process.stdin, output: process.stderr } satisfies Terminal;

/** Whether somebody can be asked: answers come from a terminal, and the question is seen on one. */
export function canAsk({ input, output }: Terminal = TERMINAL): boolean {
  return input.isTTY === true && output.isTTY === true;
}

/**
 * Asks before something is lost. No answer is a no.
 *
 * @param question what would be lost, without a question mark
 * @param yes whether it was said beforehand, by `--yes`
 * @returns whether to go on
 * @throws UsageError where nobody can be asked
 */
export async function confirmed(
  question: string,
  yes: boolean,
  terminal: Terminal = TERMINAL,
): Promise<boolean> {
  if (yes) return true;
  if (!canAsk(terminal)) throw new UsageError(`${question}: say --yes, there is nobody here to ask.`);
  return asked(question, terminal);
}

/** Puts a question that `y` or `yes` says yes to. */
export async function asked(question: string, { input, output }: Terminal = TERMINAL): Promise<boolean> {
  const lines = createInterface({ input, output });
  try {
    // Ctrl-D ends the input, and the question with it.
    const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    // Ctrl-C ends the process as everywhere else.
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    const answer = await Promise.race([lines.question(`${question}? [y/N] `), closed]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
