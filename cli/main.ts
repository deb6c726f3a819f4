#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { addImageImport } from './image.command.ts';
import { addInsurerCommand } from './insurer.command.ts';
import { addMigrateCommand } from './migrate.command.ts';
import { EXIT } from './output.ts';
import { addPdfCommand } from './pdf.command.ts';
import { addPriceCommand } from './price.command.ts';
import { addRecommendationsCommand } from './recommendations.command.ts';
import { addSetupCommand } from './setup.command.ts';
import { addTableCommands } from './table.commands.ts';
import { addUserCommand } from './user.command.ts';

const program = new Command('inko')
  .description('Inkoberatung at the command line')
  .showHelpAfterError()
  .exitOverride();
addPriceCommand(program);
addPdfCommand(program);
addMigrateCommand(program);
addSetupCommand(program);
addUserCommand(program);
addRecommendationsCommand(program);
addInsurerCommand(program);
addImageImport(addTableCommands(program));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // It has said what was wrong, or what it was asked for.
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  } else {
    // Loaded only now: a command that needs no database starts without what stands behind one.
    const { explainFailure } = await import('#platform');
    process.stderr.write(`inko: ${explainFailure(error)}\n`);
    process.exitCode = EXIT.failed;
  }
}
