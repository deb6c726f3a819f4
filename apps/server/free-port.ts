import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '#platform';

/** What a name gives that no machine answers to; a database's host fails with the same codes. */
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL'];

/**
 * Proves that a port can be listened on, before anything is written: a first start that fails on its port
 * would leave a demo behind whose password nobody has seen.
 *
 * @throws ConfigError where HOST is no address of a machine, the system's error otherwise
 */
export async function proveFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (UNKNOWN_HOST.includes(code)) throw new ConfigError([`HOST: "${host}" is no address (${code})`]);
    throw error;
  }
  probe.close();
  await once(probe, 'close');
}
