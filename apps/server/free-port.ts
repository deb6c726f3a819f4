import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ConfigError } from '#platform';

/** Codes of unknown host names; a database's host fails with the same. */
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL'];

/** A port to listen on. */
export interface FreePort {
  readonly port: number;
  /** Frees the port; call it right before listening. */
  release(): Promise<void>;
}

/**
 * Reserves the port before anything is written: a first start that fails on its port would leave a demo whose
 * password nobody has seen. 0 means any free port, which links in mails name; it is held meanwhile, so that no other
 * program takes it.
 *
 * @throws ConfigError if HOST is no address of this machine, otherwise the system's error
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
  // Refuses early clients instead of letting them wait.
  await close();
  return { port: found, release: async () => {} };
}
