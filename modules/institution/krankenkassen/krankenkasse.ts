import type { CalendarDay, Cents } from '#platform/domain';

/** What a Krankenkasse pays: flat monthly allowances, net, in cents (consultation specification, section 3). */
export interface KassenSaetze {
  readonly Kinderpauschale: Cents;
  readonly Urinpauschale: Cents;
  readonly Stuhlpauschale: Cents;
  /** Age in completed years from which a person no longer counts as a child; null means 18. */
  readonly Kindalter: number | null;
}

/**
 * A Krankenkasse with the rates of one day: that of the consultation. `selfPay` marks those who pay themselves
 * (Selbstzahler, Private Krankenkasse, Keine Krankenkasse); it never forces the rates to 0: a private insurer with
 * rates counts with them (readings, section 1).
 */
export interface Krankenkasse extends KassenSaetze {
  readonly Kasse: string;
  readonly selfPay: boolean;
  /** Institutionskennzeichen that documents name; empty or missing where none is known. */
  readonly IK?: string;
  /** Never set: calculations take a Krankenkasse already resolved by `ratesOn`. */
  readonly Saetze?: never;
}

/** Age limit where a Krankenkasse names none (consultation specification, section 3). */
export const DEFAULT_KINDALTER = 18;

/** The flat allowances, by which names they go everywhere. */
export const PAUSCHALEN = ['Kinderpauschale', 'Urinpauschale', 'Stuhlpauschale'] as const;
export type Pauschale = (typeof PAUSCHALEN)[number];

/** The rates of a Krankenkasse alone, with the age limit that applies; each Pauschale changed where that is asked. */
export function ratesOf(
  kasse: KassenSaetze,
  change: (cents: Cents) => Cents = (cents) => cents,
): KassenSaetze & { readonly Kindalter: number } {
  const [Kinderpauschale = 0, Urinpauschale = 0, Stuhlpauschale = 0] = PAUSCHALEN.map((name) =>
    change(kasse[name]),
  );
  return { Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter: kasse.Kindalter ?? DEFAULT_KINDALTER };
}

/** Rates that a contract sets from a day on. */
export interface DatedRates extends KassenSaetze {
  /** The first day on which they hold. */
  readonly gueltigAb: CalendarDay;
  readonly Kindalter: number;
}

/** A Krankenkasse as it is kept: its own rates hold before the first day of the others. */
export interface DatedKrankenkasse extends Omit<Krankenkasse, 'Saetze'> {
  readonly IK: string;
  /** Oldest first, each day once. */
  readonly Saetze: readonly DatedRates[];
}

/** A Krankenkasse with the rates that hold on a day: the only place that chooses among them. */
export function ratesOn<Kasse extends Pick<DatedKrankenkasse, keyof KassenSaetze | 'Saetze'>>(
  { Saetze, ...kasse }: Kasse,
  day: CalendarDay,
): Omit<Kasse, 'Saetze'> {
  const latest = Saetze.findLast(({ gueltigAb }) => gueltigAb <= day);
  if (latest === undefined) return kasse;
  const { gueltigAb: _, ...rates } = latest;
  return { ...kasse, ...rates };
}
