/** Does one task on untrusted bytes in a process of its own; its argument names the file that does the work. */
import { writeFileSync } from 'node:fs';
import { buffer as bufferOf } from 'node:stream/consumers';
import type { HostAnswer } from './untrusted-process.ts';

try {
  // Where the machine's memory ends, the kernel kills this process, not the one that serves.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has it.
}
// Sent to a whole group where a server is asked to end: its files may end with it, as it decides.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});

process.once('message', (input: object) => {
  void answerTo(input).then((answer) => process.send?.(answer, () => process.disconnect?.()));
});

async function answerTo(rest: object): Promise<HostAnswer<unknown>> {
  try {
    const { buffer, byteOffset, length } = await bufferOf(process.stdin);
    const input = { ...rest, bytes: new Uint8Array(buffer, byteOffset, length) };
    const { default: work } = await import(process.argv[2] as string);
    return { value: await work(input) };
  } catch (error) {
    return { error: error as Error };
  }
}
