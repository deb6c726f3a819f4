import type { KrankenkassenChoice } from '#institution';
import {
  type DatedRates,
  DEFAULT_KINDALTER,
  type KassenSaetze,
  type ManagedKrankenkasse,
} from '#institution/domain';
import { type Cents, formatDay, sameName, toDecimal } from '#platform/domain';

/** A Krankenkasse of the institution's list while it is edited. */
export interface Chosen {
  readonly Kasse: string;
  /** Its number in the vendor's list; null for one of the institution's own. */
  readonly krankenkassenId: number | null;
  /** Of an own one: net, in cents. */
  readonly rates: OwnRates | null;
}

/** What an own Krankenkasse pays, also from a day on, whether people pay themselves, and its Institutionskennzeichen. */
interface OwnRates extends KassenSaetze {
  readonly Kindalter: number;
  readonly selfPay: boolean;
  readonly IK: string;
  readonly Saetze: readonly DatedRates[];
}

const byKasse = (a: Chosen, b: Chosen) => a.Kasse.localeCompare(b.Kasse, 'de');

/** The list as it is stored, to be edited. */
export function chosenOf({ entries }: Pick<KrankenkassenChoice, 'entries'>): readonly Chosen[] {
  return entries.map(({ Kasse, krankenkassenId, Kindalter, ...rates }) => {
    const { Kinderpauschale, Urinpauschale, Stuhlpauschale, selfPay, IK, Saetze } = rates;
    const amounts = { Kinderpauschale, Urinpauschale, Stuhlpauschale };
    const own = { ...amounts, Kindalter: Kindalter ?? DEFAULT_KINDALTER, selfPay, IK, Saetze };
    return { Kasse, krankenkassenId, rates: krankenkassenId === null ? own : null };
  });
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

function rateControls(
  place: string,
  { Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter }: KassenSaetze,
): readonly (readonly [string, string])[] {
  const amount = (cents: Cents) => toDecimal(cents).replace('.', ',');
  return [
    [`${place}Kinderpauschale`, amount(Kinderpauschale)],
    [`${place}Urinpauschale`, amount(Urinpauschale)],
    [`${place}Stuhlpauschale`, amount(Stuhlpauschale)],
    [`${place}Kindalter`, String(Kindalter)],
  ];
}

/** What somebody else has saved meanwhile, in words: names that are there now and not here, and the other way. */
export function differenceInWords(now: readonly Chosen[], here: readonly Chosen[]): readonly string[] {
  const missing = (from: readonly Chosen[], of: readonly Chosen[]) =>
    of.filter(({ Kasse }) => !from.some((each) => sameName(each.Kasse, Kasse))).map(({ Kasse }) => Kasse);
  const changed = now.filter(({ Kasse, rates }) => {
    const mine = here.find((each) => sameName(each.Kasse, Kasse));
    return mine !== undefined && JSON.stringify(mine.rates) !== JSON.stringify(rates);
  });
  const line = (words: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${words}: ${names.join(', ')}`];
  return [
    ...line('Gespeichert, hier nicht gewählt', missing(here, now)),
    ...line('Hier gewählt, nicht mehr gespeichert', missing(now, here)),
    ...line(
      'Mit anderen Pauschalen gespeichert',
      changed.map(({ Kasse }) => Kasse),
    ),
  ];
}
