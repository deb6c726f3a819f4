import { readFileSync } from 'node:fs';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/server-process.mjs';
import { type RunningServer, startServer } from '../web/support/server.ts';

/** A serving process of the soak, with the port it listens on. */
export interface SoakServer extends RunningServer {
  readonly port: number;
}

/** How often a start is tried whose free port another program has taken meanwhile. */
const STARTS = 3;
const PORT_TAKEN = /The port \d+ is in use/;

/** Servers that have not been ended yet. */
const running = new Set<RunningServer>();

/**
 * Starts the built server on a database, with the flags of an installation, on a free port.
 *
 * @throws Error with the server's output, where it does not start in time
 */
export async function serve(databaseUrl: string): Promise<SoakServer> {
  const server = await started({ ...SERVER_ENV, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' });
  running.add(server);
  const stop = async () => {
    await server.stop();
    running.delete(server);
  };
  return { ...server, stop, port: Number(new URL(server.url).port) };
}

async function started(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  for (let number = 1; ; number += 1) {
    try {
      return await startServer(env, SERVER_FLAGS);
    } catch (error) {
      if (number === STARTS || !PORT_TAKEN.test(String(error))) throw error;
    }
  }
}

/** Ends all servers of the soak at once. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map(kill));
  running.clear();
}

/** Ends a process at once, without a chance to finish anything. */
export async function kill(server: RunningServer): Promise<void> {
  try {
    process.kill(server.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  await server.stop();
}

/** The most memory in MB that processes have held so far, each of them; of those that have ended 0. */
export function mostMemory(servers: readonly RunningServer[]): number {
  return Math.max(0, ...servers.map(memoryOf));
}

function memoryOf({ pid }: RunningServer): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
