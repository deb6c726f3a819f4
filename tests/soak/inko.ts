import { spawn } from 'node:child_process';
import { environment } from '../web/support/server.ts';
import { COMMAND_MS } from './bounds.ts';

/**
 * Runs the built command line on a database, while others are served.
 *
 * @returns what is wrong, in words; null where it ended with 0
 */
export async function inko(
  databaseUrl: string,
  folder: string,
  args: readonly string[],
): Promise<string | null> {
  const env = { ...process.env, ...environment(folder), DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, ['build/cli/main.js', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    timeout: COMMAND_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise((resolve) =>
    child.once('close', (status, signal) => resolve(status ?? signal)),
  );
  return code === 0 ? null : `inko ${args.join(' ')} ended with ${code}: ${output.slice(-500)}`;
}
