const heard = () => {};

/**
 * Keeps a reader that goes away, as `head` does, from ending the process with a stack: a stream reports it as an event,
 * besides what it answers to the one who writes.
 */
export function hearFailures(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(heard)) stream.on('error', heard);
}

/**
 * Writes to standard output and waits until it is taken. A reader that has had enough, as `head` has, is no failure
 * where nothing is lost with the text.
 *
 * @param lost what the operator should do where nobody could read it: the command has done its work by then. Left out:
 *   the text can be asked for again
 * @throws Error where the output cannot be written, as onto a full disk, and with `lost` into a closed pipe
 */
export async function print(text: string | Uint8Array, lost?: string): Promise<void> {
  hearFailures();
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    process.stdout.write(text, (error) => resolve(error ?? null));
  });
  if (failure === null || (failure.code === 'EPIPE' && lost === undefined)) return;
  throw unwritten(failure, lost);
}

/** What is said where the output cannot be written; what is lost with it as in `print`. */
export function unwritten({ code }: NodeJS.ErrnoException, lost = 'Nothing was changed.'): Error {
  return new Error(`The output could not be written (${code}). ${lost}`);
}
