#!/usr/bin/env node
import { runInko } from './run.ts';

await runInko(process.argv.slice(2));
