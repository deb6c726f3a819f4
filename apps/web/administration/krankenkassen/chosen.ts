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

/** A Krankenkasse of the institution's list while it is edited. */
export interface Chosen {
  readonly Kasse: string;
  /** Its number in the vendor's list; null for one of the institution's own. */
  readonly krankenkassenId: number | null;
  /** Of an own one: net, in cents. */
  readonly rates: OwnRates | null;
}

/** What an own Krankenkasse pays, also from a day on, whether people pay themselves, and its Institutionskennzeichen. */
type OwnRates = Omit<ManagedKrankenkasse, 'id' | 'version' | 'Kasse'>;

const byKasse = (a: Chosen, b: Chosen) => a.Kasse.localeCompare(b.Kasse, 'de');

/** The list as it is stored, to be edited. */
export function chosenOf({ entries }: Pick<KrankenkassenChoice, 'entries'>): readonly Chosen[] {
  return entries.map(({ id: _, Kasse, krankenkassenId, ...own }) => ({
    Kasse,
    krankenkassenId,
    rates: krankenkassenId === null ? own : null,
  }));
}

/** The stored list in the shape of the form: of one of the vendor's list its number is all. */
export function storedChoice(choice: KrankenkassenChoice) {
  const entries = chosenOf(choice).map(({ Kasse, krankenkassenId, rates }) =>
    rates === null ? { krankenkassenId } : { krankenkassenId: null, Kasse, ...rates },
  );
  return { version: choice.version, entries };
}

/** Adds one of the vendor's list, or takes it out. */
export function toggled(chosen: readonly Chosen[], { id, Kasse }: ManagedKrankenkasse): readonly Chosen[] {
  const without = chosen.filter(({ krankenkassenId }) => krankenkassenId !== id);
  return without.length < chosen.length
    ? without
    : [...chosen, { Kasse, krankenkassenId: id, rates: null }].sort(byKasse);
}

/** Adds all of the vendor's list; own ones of the same name stay. */
export function withAll(chosen: readonly Chosen[], all: readonly ManagedKrankenkasse[]): readonly Chosen[] {
  const missing = all.filter(({ Kasse }) => !chosen.some((each) => sameName(each.Kasse, Kasse)));
  const added = missing.map(({ id, Kasse }) => ({ Kasse, krankenkassenId: id, rates: null }));
  return [...chosen, ...added].sort(byKasse);
}

/** Adds an own one, in place of one that was edited. */
export function withOwn(chosen: readonly Chosen[], own: Chosen, edited: string | null): readonly Chosen[] {
  return [...chosen.filter(({ Kasse }) => edited === null || Kasse !== edited), own].sort(byKasse);
}

/** What the form sends of an entry, by name and text. */
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

/** Columns of an own one with a control for one text. */
const OWN = columnsIn(krankenkasseRecord).filter(
  ([name, { type }]) => name !== 'Kasse' && type.control !== 'own',
);
const RATES = columnsIn({ columns: rateColumns });
type TextColumns = readonly (readonly [string, Column<unknown>])[];

/** Texts by the names of the controls; a box that is not ticked has none. */
function textsOf(columns: TextColumns, place: string, values: object): (readonly [string, string])[] {
  return columns.flatMap(([name, { type }]) => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (type.control !== 'box') return [[place + name, type.cell(value)] as const];
    return value === true ? [[place + name, 'on'] as const] : [];
  });
}

/** The list as its controls hold it, by the names that the numbers of the vendor's list stand for. */
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

/** The values of texts that `controlsOf` wrote. */
function valuesOf(columns: TextColumns, texts: Texts): object {
  const values = columns.map(([name, { type }]) => {
    const text = texts[name];
    if (type.control === 'box') return [name, text === 'on'];
    return [name, type.schema.safeParse(text).data ?? type.initial];
  });
  return Object.fromEntries(values);
}
