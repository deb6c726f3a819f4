import {
  faultPlace,
  type LineFault,
  type RecommendationChanges,
  type RecommendationService,
} from '#consultation';
import { isDomainError, type OperatorActor } from '#platform/domain';
import { readInput } from './input-file.ts';

/** What a check says, and whether it found nothing that has to be put right. */
export interface CheckResult {
  readonly text: string;
  readonly sound: boolean;
}

/** Keys that are named of many. */
const NAMED_KEYS = 3;

/** Checks the table of the database. */
export async function checkTable(
  service: RecommendationService,
  operator: OperatorActor,
): Promise<CheckResult> {
  const { keys, covered, missingKeys, emptyKeys, unknown } = await service.report(operator);
  const lines = [
    ...unknown.map(
      (each) => `warning: Artikelnummer ${each.artikelnummer} is not in the catalogue (${some(each.keys)})`,
    ),
    ...missingKeys.map((key) => `error: ${key} is missing`),
    ...emptyKeys.map((key) => `error: ${key} has no product left in the catalogue`),
    `${keys} keys, ${covered} of them with products (${percent(covered, keys)})`,
  ];
  return { text: `${lines.join('\n')}\n`, sound: missingKeys.length === 0 && emptyKeys.length === 0 };
}

/** Checks a file against the table and the catalogue of the database. */
export async function checkFile(
  service: RecommendationService,
  operator: OperatorActor,
  file: string,
  replace: boolean,
): Promise<CheckResult> {
  const { faults, unknown, missingKeys, changes } = await service.check(
    operator,
    await readTableFile(file),
    replace,
  );
  const line = (kind: string) => (fault: LineFault) => `${kind}: ${faultPlace(fault)}: ${fault.message}`;
  const lines = [
    ...faults.map(line('error')),
    ...unknown.map(line('warning')),
    ...missingKeys.map((key) => `error: ${key} would be missing`),
    `An import would mean: ${changesText(changes)}`,
  ];
  return { text: `${lines.join('\n')}\n`, sound: faults.length === 0 && missingKeys.length === 0 };
}

/** What an import does, in a line. */
export function changesText({ added, changed, removed, unchanged }: RecommendationChanges): string {
  return `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`;
}

/** The faults of a file that was refused, a line each; the refusal itself says how many. */
export function refusalLines(error: unknown): string {
  if (!isDomainError(error)) return '';
  return Object.entries((error as { fields?: Record<string, string> }).fields ?? {})
    .map(([place, message]) => `${place}: ${message}\n`)
    .join('');
}

/** A file as UTF-8, or as Windows-1252 where it is none: spreadsheets write either (readings, section 6). */
export async function readTableFile(file: string): Promise<string> {
  const bytes = await readInput(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function some(keys: readonly string[]): string {
  const more = keys.length - NAMED_KEYS;
  return keys.slice(0, NAMED_KEYS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function percent(part: number, whole: number): string {
  // Cut off: 100 % is all of them.
  return whole === 0 ? '0 %' : `${Math.floor((100 * part) / whole)} %`;
}
