/** Does to its process what a bad file could. */
import { pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';

const held: unknown[] = [];

export default function probe({ bytes, what }: { readonly bytes: Uint8Array; readonly what: string }) {
  switch (what) {
    case 'echo':
      return bytes;
    case 'look':
      console.log('to standard output');
      console.error('to standard error');
      return { environment: Object.keys(process.env), limits: readFileSync('/proc/self/limits', 'utf8') };
    case 'throw':
      throw new RangeError('broken');
    case 'end':
      return process.exit(0);
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV');
    case 'hang':
      for (;;);
    case 'one call that hangs':
      return pbkdf2Sync('', '', 2 ** 31 - 1, 64, 'sha512');
    case 'one call that takes memory':
      return JSON.parse('['.repeat(20_000_000));
    case 'objects':
      for (;;) held.push({ held: [1, 2, 3] });
    case 'buffers':
      for (;;) held.push(new Uint8Array(1024 * 1024).fill(1));
    case 'map': {
      const map = new Map<number, number>();
      for (let key = 0; map.size < 16_000_000; key += 1) map.set(key, key);
      return map.size;
    }
    default:
      throw new Error(what);
  }
}
