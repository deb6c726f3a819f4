import { resolve } from 'node:path';

/** Initial working directory, before changing to the installation's. */
const BEGUN_IN = process.cwd();

/** The caller's working directory: npm changes to the package and sets INIT_CWD to the original one. */
function calledFrom(): string {
  const { npm_lifecycle_event: script, INIT_CWD: calledIn } = process.env;
  return script === 'inko' && calledIn ? calledIn : BEGUN_IN;
}

/** Changes the working directory; file arguments are still resolved from the caller's. */
export function goTo(folder: string): void {
  process.chdir(folder);
}

/** Absolute path of a file argument; `-` is unchanged. */
export function named(file: string): string {
  return file === '-' ? file : resolve(calledFrom(), file);
}
