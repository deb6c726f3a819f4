import type { CalendarDay, Cents } from '#platform/domain';

/**
 * What a Krankenkasse pays: flat monthly allowances, net, in cents (consultation specification, section 3).
 */
export interface KassenSaetze {
  readonly Kinderpauschale: Cents;
  readonly Urinpauschale: Cents;
  readonly Stuhlpauschale: Cents;
  /** Age in completed years from which a person no longer counts as a child; null means 18. */
  readonly Kindalter: number | null;
}

/**
 * A Krankenkasse with the rates of the consultation's day. `selfPay` marks people who pay themselves
 * (Selbstzahler, Private Krankenkasse, Keine Krankenkasse); it does not set the rates to 0: a private insurer
 * with rates counts with them.
 */
export interface Krankenkasse extends KassenSaetze {
  readonly Kasse: string;
  readonly selfPay: boolean;
  /** Institutionskennzeichen shown on documents; empty or missing if unknown. */
  readonly IK?: string;
  /** Never set: calculations take a Krankenkasse already resolved by `ratesOn`. */
  readonly Saetze?: never;
}

/** Default age limit (consultation specification, section 3). */
export const DEFAULT_KINDALTER = 18;

/** Names of the flat allowances, the same everywhere. */
export const PAUSCHALEN = ['Kinderpauschale', 'Urinpauschale', 'Stuhlpauschale'] as const;
export type Pauschale = (typeof PAUSCHALEN)[number];

/**
 * The rates of a Krankenkasse with the effective age limit; each Pauschale is passed through `change`, if
 * given.
 */
export function ratesOf(
  kasse: KassenSaetze,
  change: (cents: Cents) => Cents = (cents) => cents,
): KassenSaetze & { readonly Kindalter: number } {
  const [Kinderpauschale = 0, Urinpauschale = 0, Stuhlpauschale = 0] = PAUSCHALEN.map((name) =>
    change(kasse[name]),
  );
  return { Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter: kasse.Kindalter ?? DEFAULT_KINDALTER };
}

/** Rates that apply from a day on. */
export interface DatedRates extends KassenSaetze {
  /** The first day on which they apply. */
  readonly gueltigAb: CalendarDay;
  readonly Kindalter: number;
}

/** A Krankenkasse as stored: its own rates apply before the first of the dated ones. */
export interface DatedKrankenkasse extends Omit<Krankenkasse, 'Saetze'> {
  readonly IK: string;
  /** Oldest first, one entry per day. */
  readonly Saetze: readonly DatedRates[];
}

/** A Krankenkasse with the rates that apply on a day: the only place that selects among them. */
export function ratesOn<Kasse extends Pick<DatedKrankenkasse, keyof KassenSaetze | 'Saetze'>>(
  { Saetze, ...kasse }: Kasse,
  day: CalendarDay,
): Omit<Kasse, 'Saetze'> {
  const latest = Saetze.findLast(({ gueltigAb }) => gueltigAb <= day);
  if (latest === undefined) return kasse;
  const { gueltigAb: _, ...rates } = latest;
  return { ...kasse, ...rates };
}
