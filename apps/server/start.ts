import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// Reuses Node's compiled code of the last start, if the folder is writable. Stored beside the build, where nobody
// else writes. Must run before any import of the server.
enableCompileCache(join(import.meta.dirname, '..', 'compile-cache'));
// Must be set before the first use: one thread per processor for hashing passwords, in addition to Node's four.
process.env.UV_THREADPOOL_SIZE ??= String(4 + availableParallelism());
await import('./main.ts');
