#!/usr/bin/env node
import { Command } from 'commander';
import { addPriceCommand } from './price.command.ts';

const program = new Command('inko').description('Inkoberatung at the command line').showHelpAfterError();
addPriceCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`inko: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
