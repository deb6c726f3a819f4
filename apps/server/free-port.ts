import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Proves that a port can be listened on, before anything is written: a first start that fails on its port
 * would leave a demo behind whose password nobody has seen.
 *
 * @throws the system's error otherwise
 */
export async function proveFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
