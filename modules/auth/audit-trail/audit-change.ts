import type { AuditField, AuditSubject } from '#platform';
import { formatDay, formatMoment, parseDay } from '#platform/domain';
import type { AuditChange } from './audit-list.ts';

/** Settings as an entry keeps them. */
export type Settings = Readonly<Record<string, unknown>>;

/** The name of a record that a setting refers to. */
export type NameOf = (kind: string, id: string) => string;

const NOTHING = '–';
/** Longest value: a text of the questionnaire is shorter; an old entry may hold anything. */
const MOST = 1000;

/**
 * What has changed between two states of a record, in the order of its form. Only settings that its subject names are
 * listed; what did not change is left out.
 *
 * @param before undefined for a new record
 * @param after undefined for a deleted one
 */
export function changesBetween(
  subject: AuditSubject,
  { before, after }: { readonly before?: Settings | undefined; readonly after?: Settings | undefined },
  nameOf: NameOf,
): readonly AuditChange[] {
  const [old, now] = [before ?? {}, after ?? {}];
  const given = new Set([...Object.keys(old), ...Object.keys(now)]);
  const names = [...new Set([...Object.keys(subject.fields), ...given])].filter((name) => given.has(name));
  return names.flatMap((name): readonly AuditChange[] => {
    const field = fieldOf(subject, name, nameOf);
    if (field === undefined) return [];
    // A write may leave a setting out, which then stays as it was.
    if (after !== undefined && !(name in now)) return [];
    const isNew = before === undefined || (!(name in old) && field.items === undefined);
    if (isNew) return only(field, 'after', now[name], nameOf);
    if (after === undefined) return only(field, 'before', old[name], nameOf);
    return changed(field, old[name], now[name], nameOf);
  });
}

function fieldOf(subject: AuditSubject, name: string, nameOf: NameOf): AuditField | undefined {
  if (Object.hasOwn(subject.fields, name)) return subject.fields[name];
  const { each } = subject;
  if (each === undefined) return subject.fieldNamed?.(name);
  const { refers, ...field } = each;
  return { ...field, label: `${field.label} ${nameOf(refers, name)}` };
}

/** A setting of a new or of a deleted record; an empty one is left out. */
function only(
  field: AuditField,
  side: 'before' | 'after',
  value: unknown,
  nameOf: NameOf,
): readonly AuditChange[] {
  const text = inWords(field, value, nameOf);
  if (text === NOTHING) return [];
  return [{ field: field.label, before: null, after: null, [side]: text }];
}

function changed(field: AuditField, was: unknown, is: unknown, nameOf: NameOf): readonly AuditChange[] {
  if (field.items !== undefined) return itemChanges(field, rowsOf(was), rowsOf(is), nameOf);
  const [before, after] = [inWords(field, was, nameOf), inWords(field, is, nameOf)];
  if (before === after) return [];
  const lists = listChange(field, was, is, nameOf);
  return lists ?? [{ field: field.label, before, after }];
}

/** Of lists, what was added and what was taken away; null if they differ in their order alone, or are no lists. */
function listChange(
  field: AuditField,
  was: unknown,
  is: unknown,
  nameOf: NameOf,
): readonly AuditChange[] | null {
  if (!Array.isArray(was) || !Array.isArray(is) || [...was, ...is].some((each) => Object(each) === each))
    return null;
  const added = is.filter((each) => !was.includes(each));
  const gone = was.filter((each) => !is.includes(each));
  if (added.length === 0 && gone.length === 0) return null;
  const { label } = field;
  return [
    ...(added.length === 0
      ? []
      : [{ field: `${label} dazu`, before: null, after: inWords(field, added, nameOf) }]),
    ...(gone.length === 0
      ? []
      : [{ field: `${label} weg`, before: inWords(field, gone, nameOf), after: null }]),
  ];
}

const rowsOf = (value: unknown): readonly Settings[] => (Array.isArray(value) ? value : []);

/** Rows of a list, distinguished by a name. */
function itemChanges(
  field: AuditField,
  was: readonly Settings[],
  is: readonly Settings[],
  nameOf: NameOf,
): readonly AuditChange[] {
  const { key = '', fields = {} } = field.items ?? {};
  const keys = [...new Set([...was, ...is].map((row) => String(row[key])))];
  return keys.flatMap((name): readonly AuditChange[] => {
    const label = `${field.label} „${name}“`;
    const [old, now] = [was, is].map((rows) => rows.find((row) => String(row[key]) === name));
    if (old === undefined || now === undefined) {
      const text = rowInWords(fields, now ?? old ?? {}, nameOf);
      return [{ field: label, before: old === undefined ? null : text, after: old ? null : text }];
    }
    return Object.entries(fields).flatMap(([each, inner]) =>
      changed({ ...inner, label: `${label}, ${inner.label}` }, old[each], now[each], nameOf),
    );
  });
}

const rowInWords = (fields: Readonly<Record<string, AuditField>>, row: Settings, nameOf: NameOf): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => {
      const text = inWords(field, row[name], nameOf);
      return text === NOTHING ? [] : [`${field.label} ${text}`];
    })
    .join(', ') || NOTHING;

/** A value as people write it. */
function inWords(field: AuditField, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value) && value.length === 0) return NOTHING;
  return cut(plain(field, value, nameOf)) || NOTHING;
}

function plain(field: AuditField, value: unknown, nameOf: NameOf): string {
  const { refers } = field;
  if (refers !== undefined)
    return [value]
      .flat()
      .map((id) => nameOf(refers, String(id)))
      .join(', ');
  if (field.shown !== undefined) return shownBy(field, value);
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? dayOrText(value) : '';
}

/** An earlier version may have kept a value of another type, which its form of today cannot show. */
function shownBy({ shown, label: _, ...rest }: AuditField, value: unknown): string {
  try {
    return shown?.(value) ?? '';
  } catch {
    return Object(value) === value ? '' : plain({ ...rest, label: '' }, value, () => '');
  }
}

function dayOrText(text: string): string {
  const day = parseDay(text);
  if (day !== null) return formatDay(day);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(new Date(text));
  // Lines of a text are written one after the other.
  return text.replaceAll(/\s*\n\s*/g, ' / ');
}

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)} …` : text);

/** Longest value in a line. */
const MOST_IN_LINE = 120;
const inLine = (text: string) => (text.length > MOST_IN_LINE ? `${text.slice(0, MOST_IN_LINE)} …` : text);

/** A change in a line: 'Preis 6,45 € → 6,55 €'. */
export function changeInWords({ field, before, after }: AuditChange): string {
  const values = [before, after].flatMap((value) => (value === null ? [] : [inLine(value)]));
  return `${field} ${values.join(' → ')}`;
}
