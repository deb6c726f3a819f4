import type { RecommendationService } from '#consultation';
import type { OperatorActor } from '#platform/domain';

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

function some(keys: readonly string[]): string {
  const more = keys.length - NAMED_KEYS;
  return keys.slice(0, NAMED_KEYS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function percent(part: number, whole: number): string {
  // Cut off: 100 % is all of them.
  return whole === 0 ? '0 %' : `${Math.floor((100 * part) / whole)} %`;
}
