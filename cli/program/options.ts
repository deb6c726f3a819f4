import { type Command, InvalidArgumentError } from 'commander';

/** Parses a whole number; the domain checks its range. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Added by `addYes`. */
export interface YesOptions {
  readonly yes?: boolean;
}

/** Adds `--yes` to a destructive command. */
export function addYes(command: Command): Command {
  return command.option('--yes', 'do not ask; needed where there is no terminal');
}

/** Adds `--filter` to a list. */
export function addFilter(command: Command): Command {
  return command.option('--filter <text>', 'only those that hold this text, whatever its case');
}

/** Added by `addFilter`. */
export interface FilterOptions {
  readonly filter?: string;
}
