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

/** The German message of one schema issue, by the path of the field it is about. */
export function issueText(
  issue: z.core.$ZodIssue,
  parents: readonly PropertyKey[] = [],
): Record<string, string> {
  const place = [...parents, ...issue.path];
  const path = place.map(String).join('.');
  if (issue.input === undefined && issue.code !== 'custom') return { [path]: 'fehlt' };
  switch (issue.code) {
    case 'invalid_type':
      return { [path]: `muss ${TYPES[issue.expected] ?? issue.expected} sein` };
    case 'invalid_value':
      return { [path]: `muss ${issue.values.map(String).join(' oder ')} sein` };
    case 'too_small':
      return { [path]: issue.origin === 'string' ? 'darf nicht leer sein' : tooSmall(issue) };
    case 'too_big':
      return { [path]: tooBig(issue) };
    case 'unrecognized_keys':
      return Object.fromEntries(
        issue.keys.map((key) => [[...place, key].map(String).join('.'), 'ist kein bekanntes Feld']),
      );
    case 'invalid_union':
      return unionText(issue, place);
    default:
      return { [path]: issue.message };
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  return issue.origin === 'array'
    ? `muss ${issue.minimum} Einträge haben`
    : `muss mindestens ${issue.minimum} sein`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  return issue.origin === 'array'
    ? `muss ${issue.maximum} Einträge haben`
    : `darf höchstens ${issue.maximum} sein`;
}

/** A name or an object: what is wrong with the object, where one is given. */
function unionText(
  issue: z.core.$ZodIssueInvalidUnion,
  place: readonly PropertyKey[],
): Record<string, string> {
  const [ofName = [], ofObject = []] = issue.errors;
  if (typeof issue.input === 'string')
    return Object.assign({}, ...ofName.map((each) => issueText(each, place)));
  if (typeof issue.input !== 'object' || issue.input === null || Array.isArray(issue.input)) {
    return { [place.map(String).join('.')]: 'muss ein Name oder ein Objekt sein' };
  }
  return Object.assign({}, ...ofObject.map((each) => issueText(each, place)));
}
