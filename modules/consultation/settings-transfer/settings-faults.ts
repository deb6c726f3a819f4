import type * as z from 'zod/mini';

/** Most faults listed; the rest is only counted. */
const MOST_NAMED = 5;
const NAME_LENGTH = 40;

/** The faults of a settings file with their places, in a few sentences. */
export function settingsFaults(issues: readonly z.core.$ZodIssue[]): string {
  const faults = issues.flatMap(faultsOf);
  const named = faults.slice(0, MOST_NAMED).join(' ');
  const more = faults.length - MOST_NAMED;
  return more > 0 ? `${named} Und ${more} weitere Fehler.` : named;
}

function faultsOf(issue: z.core.$ZodIssue): string[] {
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${place}Das Feld „${key.slice(0, NAME_LENGTH)}“ gibt es nicht.`);
  // Messages of our schemas are German; English ones are zod's own, for a missing value or a wrong type.
  if (issue.code === 'invalid_type' && /^Invalid/.test(issue.message))
    return [
      `${place}${issue.expected === 'object' ? 'Hier stehen Angaben in geschweiften Klammern.' : 'Die Angabe fehlt.'}`,
    ];
  return [`${place}${issue.message}`];
}

/** `prices, 4. Eintrag, Preis: `, with the names of the file. */
function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '';
  const parts = path.map((key) =>
    typeof key === 'number' ? `${key + 1}. Eintrag` : String(key).slice(0, NAME_LENGTH),
  );
  return `${parts.join(', ')}: `;
}
