import type { PricedProduct, ProductSize } from '#catalogue/domain';
import type {
  Answers,
  AppointmentChoices,
  CareType,
  CartAreas,
  DocumentDetails,
  LineChoice,
  Period,
  Questionnaire,
} from '#consultation/domain';
import type { Berechnungsmethode, Krankenkasse, Letterhead, OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { PositionId, PositionPrice } from './aid-application/aid-positions.ts';

/** What documents need of a product. */
export interface DocumentProduct extends PricedProduct {
  readonly Produktbezeichnung: string;
  /** Key of its picture; undefined without one. */
  readonly image?: string | undefined;
  readonly sizes: Readonly<
    Record<
      string,
      Pick<ProductSize, 'id' | 'pieces' | 'price' | 'PZN' | 'Artikelnummer' | 'aidnumber' | 'amount'> &
        Partial<Pick<ProductSize, 'hu'>>
    >
  >;
}

/** A line of the cart; `selectedTime` may be unknown. */
export interface DocumentLine extends LineChoice {
  readonly selectedTime?: Period | undefined;
  readonly id?: string | undefined;
  /** Id of the line that a Fixierhose belongs to. */
  readonly companionOf?: string | undefined;
}

/**
 * Who cares at home: a private person, the insured person, a private person with a Pflegedienst, or only a
 * Pflegedienst.
 */
export const CARERS = ['private', 'self', 'both', 'service'] as const;
export type Carer = (typeof CARERS)[number];

/** Everything a document is made from. `today` in Europe/Berlin. */
export interface DocumentInput {
  readonly today: CalendarDay;
  readonly answers: Answers;
  readonly questionnaire: Questionnaire;
  readonly institution: Letterhead;
  /** Id of the institution, so that only it opens the consultation again; undefined outside of an installation. */
  readonly institutionId?: number | undefined;
  readonly insurer: Krankenkasse;
  readonly method: Berechnungsmethode;
  /** By the id that lines carry. */
  readonly products: ReadonlyMap<string, DocumentProduct>;
  readonly prices: OwnPrices;
  readonly cart: CartAreas<DocumentLine>;
  /** Ids of the recommended products, the picks first. */
  readonly recommended: readonly string[];
  /** The proposals to print, by area and number from 0; default: all that hold a product. */
  readonly proposals?: readonly { readonly area: CareType; readonly tab: number }[] | undefined;
  /** The care aids to apply for; default: those in the cart. */
  readonly positions?: readonly PositionId[] | undefined;
  /** Pieces or millilitres a month of care aids; default: what the cart holds, else a usual pack. */
  readonly aidAmounts?: Readonly<Partial<Record<PositionId, number>>> | undefined;
  /** What a contract pays for care aids; default: nothing is known. */
  readonly contractPrices?: readonly PositionPrice[] | undefined;
  /** Whether the person is entitled to Beihilfe; undefined: to be ticked by hand. */
  readonly beihilfe?: boolean | undefined;
  /**
   * Sizes of ticked care aids that the cart holds in no size; null: to be ticked by hand. Undefined: not decided yet.
   */
  readonly aidSizes?: Readonly<Partial<Record<PositionId, string | null>>> | undefined;
  /** What documents say besides the answers; default: nothing. */
  readonly details?: DocumentDetails | undefined;
  /** The supply the person has decided for, by area and number from 0; undefined: not decided yet. */
  readonly decided?: { readonly area: CareType; readonly tab: number } | undefined;
  /** The proposals of free sale that are bought besides; undefined: not decided yet. */
  readonly bought?: readonly { readonly area: CareType; readonly tab: number }[] | undefined;
  /** Whether the Versorgungsvorschlag is set in large type; default: no. */
  readonly largeType?: boolean | undefined;
  /** What was changed of the dates that are given to the person; default: as proposed. */
  readonly appointments?: AppointmentChoices | undefined;
  /** Who uses the care aids; undefined: to be ticked by hand. */
  readonly carer?: Carer | undefined;
  /** Number under which the Pflegekasse has approved care aids; undefined: none yet, or to be written by hand. */
  readonly approval?: string | undefined;
  /** The month in which care aids are handed over, such as `2026-11`; undefined: that of `today`. */
  readonly month?: string | undefined;
}
