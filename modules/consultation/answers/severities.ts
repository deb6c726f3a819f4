import type { Severity } from '#catalogue/domain';
import type { Answers } from './answers.ts';

/**
 * Severities of the products for the amount that is lost at once: the named one and its neighbour, because the other
 * answers of the recommendation decide between them.
 */
const BY_AMOUNT: Readonly<Record<NonNullable<Answers['verlust']>, readonly Severity[]>> = {
  V1: ['Leichte Inkontinenz', 'Mittlere Inkontinenz'],
  V2: ['Mittlere Inkontinenz', 'Schwere Inkontinenz'],
  V3: ['Schwere Inkontinenz', 'Schwerste Inkontinenz'],
};

/** The severities of products that fit the answers; empty if the amount is not answered. */
export function severitiesOf({ verlust }: Pick<Answers, 'verlust'>): readonly Severity[] {
  return verlust === undefined ? [] : BY_AMOUNT[verlust];
}
