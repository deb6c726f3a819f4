import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ConfigError } from '#platform';

/** What a name gives that no machine answers to; a database's host fails with the same codes. */
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL'];

/** A port that can be listened on. */
export interface FreePort {
  readonly port: number;
  /** Makes way for the server: to be called right before it listens. */
  release(): Promise<void>;
}

/**
 * The port to listen on, before anything is written: a first start that fails on its port would leave a demo
 * behind whose password nobody has seen. For 0 it is one that is free, because the links in mails name it; it is
 * held until then, so that no other program is given it meanwhile.
 *
 * @throws ConfigError where HOST is no address of a machine, the system's error otherwise
 */
export async function findFreePort(port: number, host: string): Promise<FreePort> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (UNKNOWN_HOST.includes(code)) throw new ConfigError([`HOST: "${host}" is no address (${code})`]);
    throw error;
  }
  const found = (probe.address() as AddressInfo).port;
  const close = async () => {
    probe.close();
    await once(probe, 'close');
  };
  if (port === 0) return { port: found, release: close };
  // Who asks too early is refused, and may ask again: nobody is left waiting.
  await close();
  return { port: found, release: async () => {} };
}
