import type * as z from 'zod/mini';

/** Faults that are named; of more the number alone is said. */
const MOST_NAMED = 5;
const NAME_LENGTH = 40;

/** What is wrong with a file of settings, with its places, in a few sentences. */
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
  // A message of the schemas is German; the library's own are those of a missing or wrong kind of value.
  if (issue.code === 'invalid_type' && /^Invalid/.test(issue.message))
    return [
      `${place}${issue.expected === 'object' ? 'Hier stehen Angaben in geschweiften Klammern.' : 'Die Angabe fehlt.'}`,
    ];
  return [`${place}${issue.message}`];
}

/** `prices, 4. Eintrag, Preis: `, by the names that the file has. */
function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '';
  const parts = path.map((key) =>
    typeof key === 'number' ? `${key + 1}. Eintrag` : String(key).slice(0, NAME_LENGTH),
  );
  return `${parts.join(', ')}: `;
}
