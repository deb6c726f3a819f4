import * as z from 'zod/mini';
import { nameKey, personName, refuseValue } from '#platform/domain';

/** Far above the staff of any pharmacy. */
const MOST_NAMES = 50;

const ofOne = personName('Name');

/** Parses the stored names of an institution's advisers. */
export const adviserNamesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/**
 * The names of an institution's advisers, one per line, as its documents show them. Each follows the rules
 * for names of persons; duplicates are refused and empty lines ignored.
 */
export const adviserNames = z.pipe(
  z.string('Die Namen der Beratenden sind ein Text, ein Name je Zeile.'),
  z.transform((text, context): string => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    if (lines.length > MOST_NAMES)
      return refuseValue(context, `Mehr als ${MOST_NAMES} Namen lassen sich nicht speichern.`);
    const names = new Map<string, string>();
    for (const line of lines) {
      const read = ofOne.safeParse(line);
      if (!read.success) return refuseValue(context, `„${line.trim()}“: ${read.error.issues[0]?.message}`);
      if (names.has(nameKey(read.data)))
        return refuseValue(context, `„${read.data}“ steht zweimal in der Liste.`);
      names.set(nameKey(read.data), read.data);
    }
    return [...names.values()].join('\n');
  }),
);
