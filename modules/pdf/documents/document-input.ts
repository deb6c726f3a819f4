import type { PricedProduct, ProductSize } from '#catalogue/domain';
import type { Answers, CareType, CartAreas, LineChoice, Period, Questionnaire } from '#consultation/domain';
import type { Berechnungsmethode, Krankenkasse, Letterhead, OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { PositionId } from './aid-application/aid-positions.ts';

/** What a document says of a product. */
export interface DocumentProduct extends PricedProduct {
  readonly Produktbezeichnung: string;
  /** Of its picture; left out where there is none. */
  readonly image?: string | undefined;
  readonly sizes: Readonly<
    Record<
      string,
      Pick<ProductSize, 'id' | 'pieces' | 'price' | 'PZN' | 'Artikelnummer' | 'aidnumber' | 'amount'>
    >
  >;
}

/** A line of the cart; `selectedTime` may be unknown. */
export interface DocumentLine extends LineChoice {
  readonly selectedTime?: Period | undefined;
}

/** Who cares at home: somebody private, the person alone, somebody private beside a Pflegedienst, or only that. */
export const CARERS = ['private', 'self', 'both', 'service'] as const;
export type Carer = (typeof CARERS)[number];

/** Everything that a document is made from. `today` in Europe/Berlin. */
export interface DocumentInput {
  readonly today: CalendarDay;
  readonly answers: Answers;
  readonly questionnaire: Questionnaire;
  readonly institution: Letterhead;
  readonly insurer: Krankenkasse;
  readonly method: Berechnungsmethode;
  /** By the id that lines carry. */
  readonly products: ReadonlyMap<string, DocumentProduct>;
  readonly prices: OwnPrices;
  readonly cart: CartAreas<DocumentLine>;
  /** Ids of the recommended products, in their order. */
  readonly recommended: readonly string[];
  /** Which proposals are printed, by area and number from 0; left out: all that hold a product. */
  readonly proposals?: readonly { readonly area: CareType; readonly tab: number }[] | undefined;
  /** Which care aids are applied for; left out: those in the cart. */
  readonly positions?: readonly PositionId[] | undefined;
  /** Sizes of ticked care aids that the cart holds in none; null: to be ticked by hand. Left out: not said yet. */
  readonly aidSizes?: Readonly<Partial<Record<PositionId, string | null>>> | undefined;
  /** Who uses the care aids; left out: to be ticked by hand. */
  readonly carer?: Carer | undefined;
}
