/** All that the patient's view says in one language. Names of products and figures are the same in all of them. */
export interface Sentences {
  readonly title: string;
  readonly none: string;
  readonly noneHint: string;
  /** `{drops}`: absorption of a product, 0 to 10. */
  readonly absorbency: string;
  readonly day: string;
  readonly night: string;
  /** Stands above the amount, as the next ones stand before theirs. */
  readonly pays: string;
  /** The same above an amount that is not paid again. */
  readonly paysOnce: string;
  /** Stands before the part of a month's amount that is not paid again. */
  readonly once: string;
  /** The statutory co-payment to the Krankenkasse. */
  readonly copayment: string;
  readonly noCopayment: string;
  /** Mehrkosten: what wish care costs besides the co-payment. */
  readonly extra: string;
  readonly paysAll: string;
  readonly purchase: string;
  /** Stands in place of an amount. */
  readonly open: string;
  readonly choose: string;
  readonly chosen: string;
  /** Above what can be bought besides a supply. */
  readonly besides: string;
  /** The button that buys it besides, and its text once it is bought. */
  readonly buy: string;
  readonly bought: string;
  /** Stands before the sum of the supply and what is bought besides, a month. */
  readonly together: string;
  /** The same before a sum of which nothing is paid again. */
  readonly togetherOnce: string;
  /** `{from}`, `{to}` and `{count}`: the proposals in view, of how many. */
  readonly range: string;
  /** `{from}` and `{count}`: the one proposal in view, of how many. */
  readonly single: string;
  readonly previous: string;
  readonly next: string;
  readonly language: string;
  /** Said when somebody wants to leave the view. */
  readonly giveBack: string;
}
