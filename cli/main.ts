#!/usr/bin/env node
import { Command } from 'commander';
import { addMigrateCommand } from './migrate.command.ts';
import { addPdfCommand } from './pdf.command.ts';
import { addPriceCommand } from './price.command.ts';
import { addSetupCommand } from './setup.command.ts';
import { addUserCommand } from './user.command.ts';

const program = new Command('inko').description('Inkoberatung at the command line').showHelpAfterError();
addPriceCommand(program);
addPdfCommand(program);
addMigrateCommand(program);
addSetupCommand(program);
addUserCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  // Loaded only now: a command that needs no database starts without what stands behind one.
  const { explainFailure } = await import('#platform');
  process.stderr.write(`inko: ${explainFailure(error)}\n`);
  process.exitCode = 1;
}
