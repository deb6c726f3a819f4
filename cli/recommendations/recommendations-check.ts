import type { RecommendationService } from '#consultation';
import type { OperatorActor } from '#platform/domain';
import type { Finding } from '../output/finding.ts';

/** Keys that are named of many. */
const NAMED_KEYS = 3;

/** Checks the table of the database: what is wrong with each key and Artikelnummer, and at the end the whole. */
export async function checkTable(
  service: RecommendationService,
  operator: OperatorActor,
): Promise<readonly Finding[]> {
  const { keys, covered, missingKeys, emptyKeys, unknown, marked, lostMarks } =
    await service.report(operator);
  const sound = missingKeys.length === 0 && emptyKeys.length === 0;
  return [
    ...unknown.map((each) => ({
      ...{ state: 'warning' as const, check: `Artikelnummer ${each.artikelnummer}` },
      detail: `is not in the catalogue (${some(each.keys)})`,
    })),
    ...missingKeys.map((key) => ({ state: 'error' as const, check: key, detail: 'is missing' })),
    ...emptyKeys.map((key) => ({
      ...{ state: 'error' as const, check: key },
      detail: 'has no product left in the catalogue',
    })),
    ...lostMarks.map(({ key, artikelnummer }) => ({
      ...{ state: 'warning' as const, check: key },
      detail: `its pick ${artikelnummer} is not in the catalogue`,
    })),
    {
      state: sound ? 'ok' : 'error',
      check: 'recommendations',
      detail: `${keys} keys, ${covered} of them with products (${percent(covered, keys)}), ${marked} with a pick of the vendor`,
    },
  ];
}

/** The same for people: of many that have the same fault the first, and how many more there are. */
export function shortened(findings: readonly Finding[], atMost: number): readonly Finding[] {
  const kinds = Map.groupBy(findings, ({ state, detail }) => `${state} ${detail}`);
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    const more = alike.length - atMost;
    if (first === undefined || more <= 1) return alike;
    return [
      ...alike.slice(0, atMost),
      { ...first, check: `${more} more keys`, detail: `${first.detail}; --json and --csv name all` },
    ];
  });
}

function some(keys: readonly string[]): string {
  const more = keys.length - NAMED_KEYS;
  return keys.slice(0, NAMED_KEYS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function percent(part: number, whole: number): string {
  // Cut off: 100 % is all of them.
  return whole === 0 ? '0 %' : `${Math.floor((100 * part) / whole)} %`;
}
