/** Loaded before a program: at its end, writes the most memory it held, in KiB, to standard error. */
import { writeSync } from 'node:fs';

process.on('exit', () => writeSync(2, String(process.resourceUsage().maxRSS)));
