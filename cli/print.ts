/**
 * Writes to standard output and waits until it is taken.
 *
 * @param lost what the operator should do where nobody could read it: the command has done its work by then
 * @throws Error where the output cannot be written, as into a closed pipe or onto a full disk
 */
export async function print(text: string, lost: string): Promise<void> {
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    // The stream reports it as an event, too, which would end the process without a word of ours.
    process.stdout.on('error', resolve);
    process.stdout.write(text, (error) => resolve(error ?? null));
  });
  if (failure !== null) throw new Error(`The output could not be written (${failure.code}). ${lost}`);
}
