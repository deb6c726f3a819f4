const heard = () => {};

/**
 * Keeps a closed pipe, as by `head`, from ending the process with a stack: a stream emits the error as an event, in
 * addition to the callback of the write.
 */
export function hearFailures(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(heard)) stream.on('error', heard);
}

/**
 * Writes to standard output and waits for completion. A closed pipe, as by `head`, is no failure unless the text
 * would be lost.
 *
 * @param lost what the operator must do if the output cannot be written after the command has done its work. Omitted:
 *   the text can be produced again
 * @throws Error if the output cannot be written, as on a full disk, and with `lost` for a closed pipe
 */
export async function print(text: string | Uint8Array, lost?: string): Promise<void> {
  hearFailures();
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    process.stdout.write(text, (error) => resolve(error ?? null));
  });
  if (failure === null || (failure.code === 'EPIPE' && lost === undefined)) return;
  throw unwritten(failure, lost);
}

/** The message for output that cannot be written; `lost` as in `print`. */
export function unwritten({ code }: NodeJS.ErrnoException, lost = 'Nothing was changed.'): Error {
  return new Error(`The output could not be written (${code}). ${lost}`);
}
