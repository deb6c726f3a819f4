import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface InkoRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command as a process of its own. */
export function inko(args: readonly string[], stdin: string | Buffer = ''): Promise<InkoRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['build/cli/main.js', ...args], { cwd: ROOT });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(stdin);
  });
}

/** The lines of NDJSON. */
export function linesOf(text: string): Record<string, unknown>[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}
