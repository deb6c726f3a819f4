import { type Command, InvalidArgumentError } from 'commander';

/** Reads a whole number; in which range it must be the domain says. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** What `addYes` adds. */
export interface YesOptions {
  readonly yes?: boolean;
}

/** Adds `--yes` to a command that destroys something. */
export function addYes(command: Command): Command {
  return command.option('--yes', 'do not ask; needed where there is no terminal');
}

/** Adds `--filter` to a list. */
export function addFilter(command: Command): Command {
  return command.option('--filter <text>', 'only those that hold this text, whatever its case');
}

/** What `addFilter` adds. */
export interface FilterOptions {
  readonly filter?: string;
}
