import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../web/support/server.ts';
import type { Row } from '../report.ts';

const LIMIT_MB = 400;
/** How often the system is asked what the process has held at most: the last answer counts. */
const LOOK_MS = 5;

/** What memory the command line takes to compare a file of 100,000 rows and to take it over. */
export async function memoryRow(folder: string, file: string, bytes: Buffer): Promise<Row> {
  const table = join(folder, 'products.csv');
  const env = environment(folder);
  writeFileSync(table, bytes);
  copyFileSync(file, join(folder, 'test.sqlite'));
  const most = await mostMemory(['build/cli/main.js', 'import', 'products', table, '--commit', '--csv'], env);
  return {
    name: `import ${bytes.length} bytes by inko, its memory`,
    ratio: most / LIMIT_MB,
    limit: { atMost: 1 },
    detail: `${most.toFixed(0)} MB at most, of ${LIMIT_MB} MB`,
  };
}

/** Megabytes (of 1,024 KB, as the system counts) that a command holds at most. */
async function mostMemory(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const look = setInterval(() => {
    // Where the process has just ended there is nothing to read.
    const status = readStatus(child.pid);
    most = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? most * 1024) / 1024;
  }, LOOK_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return most;
}

function readStatus(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
