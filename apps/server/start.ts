import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// What Node compiled at the last start need not be compiled again; where nothing can be written, it is.
// Beside what was built, so that nobody else writes there. Nothing of the server may be imported before.
enableCompileCache(join(import.meta.dirname, '..', 'compile-cache'));
// Before the first of them is begun: one for each processor, which makes hashes of passwords, beside Node's four.
process.env.UV_THREADPOOL_SIZE ??= String(4 + availableParallelism());
await import('./main.ts');
