/** Work that can be broken off with Ctrl-C. */
export interface Interruptible {
  /** Aborted by Ctrl-C while `writing` is at work, which then writes nothing. */
  readonly signal: AbortSignal;
  /** Marks the part that writes: Ctrl-C lets it take back what it has begun. */
  writing<Result>(work: () => Promise<Result>): Promise<Result>;
}

const NOTHING = 'inko: broken off; nothing was taken over\n';
const STOPPING = 'inko: breaking off as soon as nothing is left half done …\n';
const AT_ONCE = 'inko: ended at once; the next command that changes something says what became of it\n';

/**
 * Runs work after which either all of something is taken over or nothing. On Ctrl-C it says so, and the process ends by
 * that signal, as shells expect.
 *
 * @param soFar what is taken over until now, where that is done piece by piece
 */
export async function interruptible<Result>(
  work: (by: Interruptible) => Promise<Result>,
  soFar: () => string = () => NOTHING,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  let isWriting = false;
  const end = (said: string) => {
    process.removeListener('SIGINT', interrupt);
    process.stderr.write(`\n${said}`, () => process.kill(process.pid, 'SIGINT'));
  };
  const interrupt = () => {
    if (!isWriting) return end(soFar());
    if (signal.aborted) return end(AT_ONCE);
    process.stderr.write(`\n${STOPPING}`);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
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
    end(NOTHING);
    // The signal ends the process; nothing else is printed.
    return await new Promise<never>(() => {});
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}
