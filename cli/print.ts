/** The stream reports a failure as an event, too, which would end the process without a word of ours. */
const heard = () => {};

/**
 * Writes to standard output and waits until it is taken. A reader that has had enough, as `head` has, is no failure
 * where nothing is lost with the text.
 *
 * @param lost what the operator should do where nobody could read it: the command has done its work by then. Left out:
 *   the text can be asked for again
 * @throws Error where the output cannot be written, as onto a full disk, and with `lost` into a closed pipe
 */
export async function print(text: string | Uint8Array, lost?: string): Promise<void> {
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    if (!process.stdout.listeners('error').includes(heard)) process.stdout.on('error', heard);
    process.stdout.write(text, (error) => resolve(error ?? null));
  });
  if (failure === null || (failure.code === 'EPIPE' && lost === undefined)) return;
  throw new Error(`The output could not be written (${failure.code}). ${lost ?? 'Nothing was changed.'}`);
}
