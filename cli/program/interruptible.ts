/** Work that can be broken off with Ctrl-C, or SIGTERM. */
export interface Interruptible {
  /** Aborted by the signal while `writing` is at work, which then writes nothing. */
  readonly signal: AbortSignal;
  /** Marks the part that writes: the signal lets it take back what it has begun. */
  writing<Result>(work: () => Promise<Result>): Promise<Result>;
}

const NOTHING = 'inko: broken off; nothing was taken over\n';
const STOPPING = 'inko: breaking off as soon as nothing is left half done …\n';
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const AT_ONCE = 'inko: ended at once; the next command that changes something says what became of it\n';

/**
 * Runs work that says what was done of it and what was not when Ctrl-C or SIGTERM breaks it off. The process then ends by
 * that signal, as shells expect.
 *
 * @param soFar a line that says what is done until now; left out where that is nothing until all of it is
 */
export async function interruptible<Result>(
  work: (by: Interruptible) => Promise<Result>,
  soFar?: () => string,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  let isWriting = false;
  let by: (typeof SIGNALS)[number] = 'SIGINT';
  const ignore = () => {
    for (const each of SIGNALS) process.removeListener(each, interrupt);
  };
  const end = (said: string) => {
    ignore();
    process.stderr.write(`\n${said}`, () => process.kill(process.pid, by));
  };
  const interrupt = (received: (typeof SIGNALS)[number]) => {
    by = received;
    if (!isWriting) return end(soFar?.() ?? NOTHING);
    if (signal.aborted) return end(soFar?.() ?? AT_ONCE);
    process.stderr.write(`\n${STOPPING}`);
    controller.abort();
  };
  for (const each of SIGNALS) process.on(each, interrupt);
  try {
    return await work({
      signal,
      async writing(write) {
        isWriting = true;
        try {
          return await write();
        } finally {
          isWriting = false;
        }
      },
    });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    end(soFar?.() ?? NOTHING);
    // The signal ends the process; nothing else is printed.
    return await new Promise<never>(() => {});
  } finally {
    ignore();
  }
}
