import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { workerFile } from './worker-file.ts';

/** Why a process was killed: too much time or memory. */
export type KillReason = 'time' | 'memory';

/** The result of reading untrusted bytes. */
export type Reading<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'killed'; readonly reason: KillReason };

/** Input of a task: the bytes, and anything else it needs. */
export interface UntrustedInput {
  readonly bytes: Uint8Array;
}

/** Limits of one process. */
export interface ProcessLimits {
  /** Milliseconds of a processor; by the clock it may take several times as long, where others are at work too. */
  readonly ms: number;
  /** Memory of its own, of whatever kind; what it shares with this process, such as Node's code, does not count. */
  readonly megabytes: number;
}

/** What `host.worker.ts` answers. */
export type HostAnswer<Value> = { readonly value: Value } | { readonly error: Error };

/** Interval of checking the memory, in milliseconds. */
const CHECK_MS = 50;

/** Time of the clock per processor time: a busy machine refuses no good file. */
const MOST_WAITING = 6;

/** V8 aborts (in two ways) where its heap is full; the kernel kills where the machine's memory is. */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL'];

const HOST = new URL('./host.worker.ts', import.meta.url);

/**
 * A process for one task. The kernel ends it wherever it is, in the middle of one native call too, which nothing can
 * do with a thread. Never reused, so that no file affects another.
 */
export class UntrustedProcess<Value> {
  /** The result. Rejects if the work failed unexpectedly. */
  readonly ended: Promise<Reading<Value>>;
  private readonly child: ChildProcess;
  private killed: KillReason | null = null;
  private deadline: NodeJS.Timeout | undefined;

  /**
   * @param worker the file whose default export does the work, as loaded
   * @param input its bytes go through a pipe: within a message they would be copied while everything waits
   */
  constructor(worker: URL, { bytes, ...rest }: UntrustedInput, { ms, megabytes }: ProcessLimits) {
    this.child = fork(fileURLToPath(workerFile(HOST)), [worker.href], {
      execPath: '/bin/sh',
      execArgv: shellArguments(ms, megabytes),
      serialization: 'advanced',
      // Hides the configuration, and discards what libraries print.
      env: {} as NodeJS.ProcessEnv,
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    this.endWithin(MOST_WAITING * ms);
    const check = setInterval(() => void this.watch(megabytes), CHECK_MS);
    this.ended = this.answer().finally(() => {
      clearInterval(check);
      clearTimeout(this.deadline);
    });
    // Where it has ended before it has read them, `answer` knows.
    this.child.send(rest, () => {});
    this.child.stdin?.on('error', () => {}).end(bytes);
  }

  /** Kills it if it has not answered within so many milliseconds. */
  endWithin(ms: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.kill('time'), ms);
  }

  private async answer(): Promise<Reading<Value>> {
    const exited = once(this.child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    // Rejects where it could not be started.
    const answered = once(this.child, 'message') as Promise<[HostAnswer<Value>]>;
    const first = await Promise.race([answered, exited.then(() => null)]);
    this.child.kill('SIGKILL');
    const [code, signal] = await exited;
    const reason = this.killed ?? (first === null ? reasonOf(signal) : null);
    if (reason !== null) return { kind: 'killed', reason };
    if (first === null) throw new Error(`A process ended without an answer: ${signal ?? code}.`);
    if ('error' in first[0]) throw first[0].error;
    return { kind: 'done', value: first[0].value };
  }

  private async watch(megabytes: number): Promise<void> {
    // Not there on other systems than Linux, nor once the process has ended.
    const status = await readFile(`/proc/${this.child.pid}/status`, 'latin1').catch(() => '');
    const [, kilobytes = 0] = /^RssAnon:\s+(\d+)/m.exec(status) ?? [];
    if (Number(kilobytes) / 1024 > megabytes) this.kill('memory');
  }

  private kill(reason: KillReason): void {
    this.killed ??= reason;
    this.child.kill('SIGKILL');
  }
}

function reasonOf(signal: NodeJS.Signals | null): KillReason | null {
  if (signal === 'SIGXCPU') return 'time';
  return OUT_OF_MEMORY.includes(signal) ? 'memory' : null;
}

/** Node behind limits that only a shell can set: processor time, and no dump of a memory that holds a patient's file. */
function shellArguments(ms: number, megabytes: number): string[] {
  const seconds = Math.ceil(ms / 1000);
  return [
    '-c',
    // With both limits alike the kernel kills, as it does where memory is full: the soft one says that it was time.
    `ulimit -c 0; ulimit -S -t ${seconds}; ulimit -H -t ${seconds + 1}; exec "$0" "$@"`,
    process.execPath,
    `--max-old-space-size=${megabytes}`,
  ];
}
