import { type Command, Option } from 'commander';
import { addFormat } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import type { SettingsOptions } from './institution-settings-run.ts';

const REFERENCE = ['<institution>', 'its Kundennummer, or id:NUMBER'] as const;

const EXPORT_HELP = `
The file is the one that the institution itself exports under Einstellungen: contact data, Krankenkassen, own prices,
method of calculation, wording and forms, as JSON. The PDF password and the users are not in it.`;

const IMPORT_HELP = `
On a terminal it says what would change and asks; elsewhere --dry-run or --commit says what to do. A file with a fault is
refused as a whole; a part that is left out of it stays as it is. A file of another institution is taken over with
--foreign alone, without its contact data. --json writes {exportedAt, foreign, differences: [{label, count, changes:
[{name, before, after}]}], leftOut, committed}.`;

/** `inko institution export` and `import`: the settings of one institution. */
export function addInstitutionSettings(institution: Command): void {
  const out = institution
    .command('export')
    .description('write the settings of an institution to standard output or a file')
    .argument(...REFERENCE)
    .argument('[file]', 'file to write; left out or -: standard output', '-')
    .option('--force', 'overwrite a file that is there already')
    .addHelpText('after', EXPORT_HELP)
    .action(async (reference: string, file: string, { force = false }: { readonly force?: boolean }) => {
      const { exportSettings } = await import('./institution-settings-run.ts');
      await exportSettings(reference, file, force);
    });
  addExamples(out, 'inko institution export 204711 einstellungen.json');
  const into = addFormat(institution.command('import'))
    .description('take a file of settings over into an institution')
    .argument(...REFERENCE)
    .argument('<file>', 'JSON file; - is standard input')
    .addOption(new Option('--dry-run', 'say what it would change, and change nothing').conflicts('commit'))
    .option('--commit', 'take it over without asking')
    .option('--foreign', 'take a file of another institution over, too')
    .addHelpText('after', IMPORT_HELP)
    .action(async (reference: string, file: string, options: SettingsOptions) => {
      const { importSettings } = await import('./institution-settings-run.ts');
      await importSettings(reference, file, options);
    });
  addExamples(
    into,
    'inko institution import 204711 einstellungen.json --dry-run',
    'inko institution import 204711 einstellungen.json --commit --json',
  );
}
