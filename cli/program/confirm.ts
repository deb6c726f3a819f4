import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage-error.ts';

/** Streams for a question. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

const TERMINAL = { input: process.stdin, output: process.stderr } satisfies Terminal;

/** Whether a question can be asked: input and output are terminals. */
export function canAsk({ input, output }: Terminal = TERMINAL): boolean {
  return input.isTTY === true && output.isTTY === true;
}

/**
 * Asks before something is lost. No answer means no.
 *
 * @param question what would be lost, without a question mark
 * @param yes whether `--yes` was given
 * @returns whether to continue
 * @throws UsageError if the question cannot be asked
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

/** Asks a question; `y` or `yes` means yes. */
export async function asked(question: string, { input, output }: Terminal = TERMINAL): Promise<boolean> {
  const lines = createInterface({ input, output });
  try {
    // Ctrl-D ends the input.
    const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    // Ctrl-C ends the process.
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    const answer = await Promise.race([lines.question(`${question}? [y/N] `), closed]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
