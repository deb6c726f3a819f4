#!/usr/bin/env node
import { runInko } from './program/run.ts';

await runInko(process.argv.slice(2));
