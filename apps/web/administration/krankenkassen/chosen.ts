import type { KrankenkassenChoice } from '#institution';
import {
  type DatedRates,
  krankenkasseRecord,
  type ManagedKrankenkasse,
  type Rates,
  rateColumns,
} from '#institution/domain';
import { type CalendarDay, type Column, columnsIn, formatDay, sameName } from '#platform/domain';
import type { Tree } from '../../ui/form/merge/three-way.ts';

/** An entry of the institution's list while it is edited. */
export interface Chosen {
  readonly Kasse: string;
  /** Its id in the vendor's list; null for one of the institution's own. */
  readonly krankenkassenId: number | null;
  /** Only set for the institution's own Krankenkassen: net, in cents. */
  readonly rates: OwnRates | null;
}

/** Rates of an own Krankenkasse, dated rates, self-payer flag and Institutionskennzeichen. */
type OwnRates = Omit<ManagedKrankenkasse, 'id' | 'version' | 'Kasse'>;

const byKasse = (a: Chosen, b: Chosen) => a.Kasse.localeCompare(b.Kasse, 'de');

/** The stored list, ready for editing. */
export function chosenOf({ entries }: Pick<KrankenkassenChoice, 'entries'>): readonly Chosen[] {
  return entries.map(({ id: _, Kasse, krankenkassenId, ...own }) => ({
    Kasse,
    krankenkassenId,
    rates: krankenkassenId === null ? own : null,
  }));
}

/** The stored list in the shape of the form; entries of the vendor's list consist of their id. */
export function storedChoice(choice: KrankenkassenChoice) {
  const entries = chosenOf(choice).map(({ Kasse, krankenkassenId, rates }) =>
    rates === null ? { krankenkassenId } : { krankenkassenId: null, Kasse, ...rates },
  );
  return { version: choice.version, zusaetzlich: choice.zusaetzlich, entries };
}

/** Adds an entry of the vendor's list, or removes it. */
export function toggled(chosen: readonly Chosen[], { id, Kasse }: ManagedKrankenkasse): readonly Chosen[] {
  const without = chosen.filter(({ krankenkassenId }) => krankenkassenId !== id);
  return without.length < chosen.length
    ? without
    : [...chosen, { Kasse, krankenkassenId: id, rates: null }].sort(byKasse);
}

/** Adds the whole vendor's list; own entries of the same name stay. */
export function withAll(chosen: readonly Chosen[], all: readonly ManagedKrankenkasse[]): readonly Chosen[] {
  const missing = all.filter(({ Kasse }) => !chosen.some((each) => sameName(each.Kasse, Kasse)));
  const added = missing.map(({ id, Kasse }) => ({ Kasse, krankenkassenId: id, rates: null }));
  return [...chosen, ...added].sort(byKasse);
}

/** Adds an own Krankenkasse; when editing, it replaces the former entry. It takes the place of a listed one. */
export function withOwn(chosen: readonly Chosen[], own: Chosen, edited: string | null): readonly Chosen[] {
  const others = chosen.filter(({ Kasse }) => Kasse !== edited && !sameName(Kasse, own.Kasse));
  return [...others, own].sort(byKasse);
}

/** The form controls of an entry, as names and texts. */
export function controlsOf({
  Kasse,
  krankenkassenId,
  rates,
}: Chosen): readonly (readonly [string, string])[] {
  if (rates === null) return [['krankenkassenId', String(krankenkassenId)]];
  return [
    ['krankenkassenId', ''],
    ['Kasse', Kasse],
    ...textsOf(OWN, '', rates),
    ...rates.Saetze.flatMap((each, index) => [
      [`Saetze[${index}].gueltigAb`, formatDay(each.gueltigAb)] as const,
      ...textsOf(RATES, `Saetze[${index}].`, each),
    ]),
  ];
}

/** Columns of an own Krankenkasse that are one text control each. */
const OWN = columnsIn(krankenkasseRecord).filter(
  ([name, { type }]) => name !== 'Kasse' && type.control !== 'own',
);
const RATES = columnsIn({ columns: rateColumns });
type TextColumns = readonly (readonly [string, Column<unknown>])[];

/** Control names and texts; an unchecked box has none. */
function textsOf(columns: TextColumns, place: string, values: object): (readonly [string, string])[] {
  return columns.flatMap(([name, { type }]) => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (type.control !== 'box') return [[place + name, type.cell(value)] as const];
    return value === true ? [[place + name, 'on'] as const] : [];
  });
}

/** The list read from its controls, with the names for the ids of the vendor's list. */
export function chosenOfTexts(
  entries: readonly Tree[],
  all: readonly ManagedKrankenkasse[],
): readonly Chosen[] {
  return entries.map((entry) => {
    const { krankenkassenId = '', Kasse = '', Saetze = [], ...texts } = Object(entry);
    if (krankenkassenId === '') {
      const own = { ...valuesOf(OWN, texts), Saetze: Saetze.map(satzOfTexts) };
      return { Kasse, krankenkassenId: null, rates: own as OwnRates };
    }
    const id = Number(krankenkassenId);
    return { Kasse: all.find((each) => each.id === id)?.Kasse ?? '–', krankenkassenId: id, rates: null };
  });
}

type Texts = Readonly<Record<string, string | undefined>>;

const satzOfTexts = ({ gueltigAb = '', ...rates }: Texts): DatedRates => ({
  gueltigAb: gueltigAb.split('.').reverse().join('-') as CalendarDay,
  ...(valuesOf(RATES, rates) as Rates),
});

/** The values of texts written by `controlsOf`. */
function valuesOf(columns: TextColumns, texts: Texts): object {
  const values = columns.map(([name, { type }]) => {
    const text = texts[name];
    if (type.control === 'box') return [name, text === 'on'];
    return [name, type.schema.safeParse(text).data ?? type.initial];
  });
  return Object.fromEntries(values);
}
