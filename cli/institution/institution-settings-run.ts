import { SettingsTransferService, type StagedSettings } from '#consultation';
import { UntrustedTasks } from '#platform';
import type { OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { EXIT, type FormatOptions, formatOf, rowsText } from '../output/output.ts';
import { writeOutput } from '../output/output-file.ts';
import { print } from '../output/print.ts';
import { asked, canAsk } from '../program/confirm.ts';
import { readInput } from '../program/input-file.ts';
import { interruptible } from '../program/interruptible.ts';
import { readServices, withServices } from '../program/open-services.ts';
import { UsageError } from '../program/usage-error.ts';
import { institutionIdOf } from './institution-run.ts';

/** How an import of settings is decided. */
export interface SettingsOptions extends FormatOptions {
  readonly dryRun?: boolean;
  readonly commit?: boolean;
  readonly foreign?: boolean;
}

/** Writes the settings of an institution into a file. */
export async function exportSettings(reference: string, file: string, force: boolean): Promise<void> {
  const { text, leftOut } = await readServices(async (services, operator) => {
    const actor = await actorFor(services, operator, reference);
    const transfer = services.get(SettingsTransferService);
    return { text: await transfer.export(actor), leftOut: await transfer.leftOut(actor) };
  });
  await writeOutput(file, text, { force });
  if (leftOut.length > 0)
    process.stderr.write(`inko: forms too large for the file were left out: ${leftOut.join(', ')}\n`);
}

/** Compares a file with the settings of an institution, and imports it if that is decided. */
export async function importSettings(
  reference: string,
  file: string,
  options: SettingsOptions,
): Promise<void> {
  const { dryRun = false, commit = false, foreign = false, json, csv } = options;
  const mayAsk = canAsk() && file !== '-' && !json && !csv;
  if (!dryRun && !commit && !mayAsk)
    throw new UsageError('Say --dry-run to see what would change, or --commit to take it over.');
  const { staged, committed } = await interruptible(async ({ signal, writing }) => {
    const bytes = await readInput(file);
    return withServices(async (services, operator) => {
      const transfer = services.get(SettingsTransferService);
      const actor = await actorFor(services, operator, reference);
      try {
        const found = await transfer.stage(actor, bytes);
        const isWanted = await decided(found, { dryRun, commit, foreign });
        if (isWanted) await writing(() => transfer.commit(actor, found.id, foreign, signal));
        else await transfer.discard(actor, found.id);
        return { staged: found, committed: isWanted };
      } finally {
        services.get(UntrustedTasks).close();
      }
    });
  });
  await print(await textOf(staged, committed, options), committed ? DONE : undefined);
  if (isRefused(staged, foreign) && !dryRun) process.exitCode = EXIT.failed;
}

const DONE = 'The settings were imported.';
const FOREIGN = 'Say --foreign to take it over all the same, without its contact data.';

const isRefused = (staged: StagedSettings, foreign: boolean) => staged.foreign !== null && !foreign;

async function decided(
  staged: StagedSettings,
  { dryRun, commit, foreign }: Required<Pick<SettingsOptions, 'dryRun' | 'commit' | 'foreign'>>,
): Promise<boolean> {
  if (dryRun || isRefused(staged, foreign)) return false;
  if (commit) return true;
  if (staged.differences.length === 0) return false;
  process.stderr.write(differencesText(staged));
  return asked('Take over these settings');
}

async function textOf(staged: StagedSettings, committed: boolean, options: FormatOptions): Promise<string> {
  const { id: _, ...found } = staged;
  const format = formatOf(options);
  if (format === 'json') return `${JSON.stringify({ ...found, committed }, null, 2)}\n`;
  if (format === 'csv') {
    const rows = staged.differences.flatMap(({ label, changes }) =>
      changes.map(({ name, before, after }) => ({ part: label, name, old: before, new: after })),
    );
    return rowsText(rows, { columns: ['part', 'name', 'old', 'new'], none: '' }, format);
  }
  return `${differencesText(staged)}${committed ? DONE : 'Nothing was changed.'}\n`;
}

/** What would change, and what is left out, for people. */
function differencesText({ differences, leftOut, foreign }: StagedSettings): string {
  const lines = [
    ...(foreign === null ? [] : [`The file is of another institution: "${foreign}". ${FOREIGN}`]),
    ...leftOut,
    ...differences.flatMap(({ label, count, changes }) => [
      ...changes.map(({ name, before, after }) => `${label}, ${name}: ${before ?? '-'} -> ${after ?? '-'}`),
      ...(count > changes.length ? [`${label}: … ${count - changes.length} more`] : []),
    ]),
    `${differences.reduce((sum, { count }) => sum + count, 0)} settings differ`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The operator, at work on an institution. */
async function actorFor(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<OperatorActor> {
  return { ...operator, institutionId: await institutionIdOf(services, operator, reference) };
}
