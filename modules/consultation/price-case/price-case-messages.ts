import type * as z from 'zod/mini';

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  int: 'eine ganze Zahl',
  number: 'eine ganze Zahl',
  boolean: 'true oder false',
  object: 'ein Objekt',
  record: 'ein Objekt',
  array: 'eine Liste',
  tuple: 'eine Liste',
};

/** The one list of fixed length is the cart. */
const AREA_COUNT = 'muss 3 Einträge haben';

/** The path of a field, and the German message about it. */
type FieldText = readonly [path: string, text: string];

/** The German messages of one schema issue. */
export function issueTexts(issue: z.core.$ZodIssue, parents: readonly PropertyKey[] = []): FieldText[] {
  const place = [...parents, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [pathOf([...place, key]), 'ist kein bekanntes Feld']);
    case 'invalid_union':
      return unionTexts(issue, place);
    default:
      return [[pathOf(place), textOf(issue)]];
  }
}

function pathOf(place: readonly PropertyKey[]): string {
  return place.map(String).join('.');
}

function textOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'fehlt' : `muss ${TYPES[issue.expected]} sein`;
    case 'invalid_value':
      return issue.input === undefined ? 'fehlt' : `muss ${issue.values.join(' oder ')} sein`;
    case 'too_small':
      if (issue.origin === 'string') return 'darf nicht leer sein';
      return issue.origin === 'array' ? AREA_COUNT : `muss mindestens ${issue.minimum} sein`;
    case 'too_big':
      return issue.origin === 'array' ? AREA_COUNT : `darf höchstens ${issue.maximum} sein`;
    default:
      return issue.message;
  }
}

/** A name or an object, the object being the second choice: what is wrong with it, where one is given. */
function unionTexts(issue: z.core.$ZodIssueInvalidUnion, place: readonly PropertyKey[]): FieldText[] {
  const { input } = issue;
  if (input === undefined) return [[pathOf(place), 'fehlt']];
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return [[pathOf(place), 'muss ein Name oder ein Objekt sein']];
  }
  return issue.errors.slice(1).flatMap((ofObject) => ofObject.flatMap((each) => issueTexts(each, place)));
}
