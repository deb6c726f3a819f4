import { readFileSync } from 'node:fs';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/server-process.mjs';
import { type RunningServer, startServer } from '../web/support/server.ts';

/** A serving process of the soak, with the port it listens on. */
export interface SoakServer extends RunningServer {
  readonly port: number;
}

/** Starts the built server on a database, with the flags of an installation. */
export async function serve(databaseUrl: string): Promise<SoakServer> {
  const server = await startServer(
    { ...SERVER_ENV, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' },
    SERVER_FLAGS,
  );
  return { ...server, port: Number(new URL(server.url).port) };
}

/** Ends a process at once, without a chance to finish anything. */
export async function kill(server: RunningServer): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
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
