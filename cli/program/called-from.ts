import { resolve } from 'node:path';

/** Where the process has begun: it goes elsewhere for the data of the installation. */
const BEGUN_IN = process.cwd();

/**
 * The folder in which somebody has called the command: npm runs it in the folder of the package and keeps in INIT_CWD
 * where it was called itself.
 */
function calledFrom(): string {
  const { npm_lifecycle_event: script, INIT_CWD: calledIn } = process.env;
  return script === 'inko' && calledIn ? calledIn : BEGUN_IN;
}

/** Goes to another folder; what the command line names is found from where the command was called all the same. */
export function goTo(folder: string): void {
  process.chdir(folder);
}

/** A file that the command line names, as a whole path; `-` stays what it is. */
export function named(file: string): string {
  return file === '-' ? file : resolve(calledFrom(), file);
}
