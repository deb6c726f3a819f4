import type { KrankenkassenChoice } from '#institution';
import {
  type DatedRates,
  type KassenSaetze,
  type ManagedKrankenkasse,
  type Rates,
  rateColumns,
} from '#institution/domain';
import { type CalendarDay, columnsIn, formatDay, sameName } from '#platform/domain';
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
    ...rateControls('', rates),
    ...(rates.selfPay ? [['selfPay', 'on'] as const] : []),
    ['IK', rates.IK],
    ...rates.Saetze.flatMap((each, index) => [
      [`Saetze[${index}].gueltigAb`, formatDay(each.gueltigAb)] as const,
      ...rateControls(`Saetze[${index}].`, each),
    ]),
  ];
}

const RATES = columnsIn({ columns: rateColumns });

function rateControls(place: string, rates: KassenSaetze): readonly (readonly [string, string])[] {
  return RATES.map(([name, { type }]) => [place + name, type.cell(rates[name])]);
}

/** The list as its controls hold it, by the names that the numbers of the vendor's list stand for. */
export function chosenOfTexts(
  entries: readonly Tree[],
  all: readonly ManagedKrankenkasse[],
): readonly Chosen[] {
  return entries.map((entry) => {
    const { krankenkassenId = '', Kasse = '', selfPay, IK = '', Saetze = [], ...rates } = Object(entry);
    if (krankenkassenId === '')
      return {
        Kasse,
        krankenkassenId: null,
        rates: {
          ...ratesOfTexts(rates),
          selfPay: selfPay === 'on',
          IK,
          Saetze: Saetze.map(satzOfTexts),
        },
      };
    const id = Number(krankenkassenId);
    return { Kasse: all.find((each) => each.id === id)?.Kasse ?? '–', krankenkassenId: id, rates: null };
  });
}

type Texts = Readonly<Record<string, string | undefined>>;

const satzOfTexts = ({ gueltigAb = '', ...rates }: Texts): DatedRates => ({
  gueltigAb: gueltigAb.split('.').reverse().join('-') as CalendarDay,
  ...ratesOfTexts(rates),
});

/** What the controls hold was written by `controlsOf`. */
function ratesOfTexts(texts: Texts): Rates {
  const rates = RATES.map(([name, { type }]) => [
    name,
    type.schema.safeParse(texts[name]).data ?? type.initial,
  ]);
  return Object.fromEntries(rates);
}
