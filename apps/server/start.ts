import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node compiled at the last start need not be compiled again; where nothing can be written, it is.
// Beside what was built, so that nobody else writes there. Nothing of the server may be imported before.
enableCompileCache(join(import.meta.dirname, '..', 'compile-cache'));
await import('./main.ts');
