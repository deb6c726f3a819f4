#!/usr/bin/env node
import { runInko } from './run.ts';

/** How long a connection that closing the database has left open may keep a finished command. */
const LEFT_OPEN_MS = 2_000;

await runInko(process.argv.slice(2));
setTimeout(() => process.exit(), LEFT_OPEN_MS).unref();
