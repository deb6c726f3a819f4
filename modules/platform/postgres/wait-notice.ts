/** Milliseconds of waiting before it is reported. */
const NOTICE_AFTER_MS = 2_000;
const WAITING = 'Waiting for another process that sets up, updates or restores the database …';

/**
 * Awaits a lock on the database, and reports if that takes long.
 *
 * @param say receives one line; default: standard error
 */
export async function withWaitNotice(
  wait: () => Promise<unknown>,
  say: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<void> {
  const notice = setTimeout(() => say(WAITING), NOTICE_AFTER_MS);
  await wait().finally(() => clearTimeout(notice));
}
