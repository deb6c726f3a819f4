/** An area of the cart: 0 medically necessary, 1 desired care, 2 free sale (consultation specification, section 3). */
type Area = 0 | 1 | 2;

/** How an institution charges desired care: all that the product knows of a method. */
export interface CalculationMethod {
  readonly areas: readonly Area[];
  /** Those in which the insurer pays, so that the statutory co-payment is due. */
  readonly insured: readonly Area[];
  /** What is deducted from the price of desired care; the rest is Mehrkosten. Needs-based: at most the allowance. */
  readonly deducts: 'allowance' | 'nothing' | 'needs-based';
  /** What the settings say of it. */
  readonly words: string;
}

/** The methods of the consultation specification, section 9. */
export const METHODS = {
  A: {
    areas: [0, 1, 2],
    insured: [0, 1],
    deducts: 'allowance',
    words: 'Vom Preis der Wunschversorgung wird die Pauschale der Krankenkasse abgezogen.',
  },
  B: {
    areas: [0, 1],
    insured: [0],
    deducts: 'nothing',
    words: 'Die Wunschversorgung wird zum vollen Preis berechnet. Nichts wird abgezogen.',
  },
  C: {
    areas: [0, 1, 2],
    insured: [0, 1],
    deducts: 'needs-based',
    words:
      'Vom Preis der Wunschversorgung wird abgezogen, was die günstigste Versorgung nach Bedarf kostet, höchstens aber die Pauschale.',
  },
} as const satisfies Readonly<Record<string, CalculationMethod>>;

export type Berechnungsmethode = keyof typeof METHODS;

/** The names of all methods. */
export const BERECHNUNGSMETHODEN = Object.keys(METHODS) as [Berechnungsmethode, ...Berechnungsmethode[]];

/** All that is known of a method. */
export const methodOf = (name: Berechnungsmethode): CalculationMethod => METHODS[name];
