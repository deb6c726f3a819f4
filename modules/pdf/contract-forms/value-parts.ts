/** Dates of which forms ask for day, month and year one by one, with how a list of values calls them. */
const DATES = {
  'person.birthdate': 'Geburtsdatum',
  'talk.day': 'Datum der Beratung',
  'talk.prescribedOn': 'Datum der Verordnung',
  'talk.recommendedOn': 'Datum der Empfehlung',
  'aid.day': 'Datum des Antrags',
} as const;

/** What an amount is called that stands before a printed 'Euro'. */
export const plainAmount = (key: string): string => `${key}.plain`;
const PLAIN = /\.plain$/;

/** Numbers that forms take one sign a field, with how many signs they have. */
const NUMBERS = {
  'person.number': ['Versichertennummer', 10],
  'person.plz': ['Postleitzahl', 5],
  'insurer.ik': ['IK der Krankenkasse', 9],
  'institution.ik': ['IK Ihrer Institution', 9],
} as const;

const OF_A_DATE = {
  day: ['Tag', 0, 2],
  month: ['Monat', 3, 5],
  year: ['Jahr', 6, 10],
  shortYear: ['Jahr, zweistellig', 8, 10],
} as const;

/** A value that is a part of another one: `person.birthdate.day`, `person.number.1`. */
interface ValuePart {
  readonly key: string;
  readonly label: string;
  /** Key of the whole. */
  readonly of: string;
  readonly from: number;
  readonly to: number;
}

export const DATE_PARTS: readonly ValuePart[] = Object.entries(DATES).flatMap(([of, name]) =>
  Object.entries(OF_A_DATE).map(([part, [label, from, to]]) => ({
    key: `${of}.${part}`,
    label: `${name}: ${label}`,
    of,
    from,
    to,
  })),
);

export const NUMBER_SIGNS: readonly ValuePart[] = Object.entries(NUMBERS).flatMap(([of, [name, count]]) =>
  Array.from({ length: count }, (_, at) => ({
    key: `${of}.${at + 1}`,
    label: `${name}: ${at + 1}. Stelle`,
    of,
    from: at,
    to: at + 1,
  })),
);

const BY_KEY = new Map([...DATE_PARTS, ...NUMBER_SIGNS].map((part) => [part.key, part]));

/** The text of a value that is a part of another one; undefined if it is none, or the whole is unknown. */
export function partIn(key: string, wholes: ReadonlyMap<string, string | true>): string | undefined {
  if (PLAIN.test(key)) {
    const amount = wholes.get(key.replace(PLAIN, ''));
    return typeof amount === 'string' ? amount.replaceAll(/\s*€/g, '') : undefined;
  }
  const part = BY_KEY.get(key);
  const whole = part && wholes.get(part.of);
  return part && typeof whole === 'string' ? whole.slice(part.from, part.to) : undefined;
}
