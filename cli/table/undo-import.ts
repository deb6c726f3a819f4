import { TakeBackService } from '#consultation';
import { AuditEntries } from '#platform';
import type { OperatorActor, WhyLeft } from '#platform/domain';
import type { Services } from '#setup';
import { type FormatOptions, formatOf, rowText } from '../output/output.ts';
import { writeOutput } from '../output/output-file.ts';
import { print } from '../output/print.ts';
import { withServices } from '../program/open-services.ts';

/** Options of taking an import back. */
export interface UndoOptions extends FormatOptions {
  /** File to which the old values are written first. */
  readonly oldValues?: string;
  readonly force?: boolean;
}

const WHY: Readonly<Record<WhyLeft, string>> = {
  changed: 'changed since',
  gone: 'deleted since',
  used: 'in use since',
  unfit: 'no longer fits the other rows',
};

type Plan = Awaited<ReturnType<TakeBackService['preview']>>;

/**
 * Takes an import back if that is decided, and reports it.
 *
 * @param named number of its entry in the audit log; `last`: the newest
 * @param decide asked with what would be done, in words
 */
export function undoImport(
  named: number | 'last',
  { oldValues, force = false, ...options }: UndoOptions,
  decide: (plan: Plan, words: string) => boolean | Promise<boolean>,
): Promise<void> {
  return withServices(async (services, operator) => {
    const takeBacks = services.get(TakeBackService);
    const id = named === 'last' ? await lastImport(services, operator) : named;
    const plan = await takeBacks.preview(operator, id);
    if (oldValues !== undefined)
      await writeOutput(oldValues, await takeBacks.formerRows(operator, id), { force });
    const committed = await decide(plan, planText(plan));
    const done = committed ? await takeBacks.take(operator, id) : plan;
    const format = formatOf(options);
    if (format === 'json' || format === 'csv') await print(await rowText({ ...done, committed }, format));
    else
      await print(`${planText(done)}${committed ? 'The import was taken back.' : 'Nothing was changed.'}\n`);
  });
}

async function lastImport(services: Services, operator: OperatorActor): Promise<number> {
  const [entry] = await services.get(AuditEntries).list(operator, { what: 'table-imported', limit: 1 });
  if (entry === undefined) throw new Error('The audit log has no import.');
  return entry.id;
}

function planText({ id, table, at, restored, removed, left, leftRows }: Plan): string {
  return [
    ...leftRows.map(({ name, why }) => `stays: ${name}: ${WHY[why]}`),
    ...(left > leftRows.length ? [`… ${left - leftRows.length} more stay`] : []),
    `import ${id} of ${table}, ${at}: ${restored} restored, ${removed} removed, ${left} stay`,
    '',
  ].join('\n');
}
