import type { PricedProduct, Product } from '#catalogue/domain';
import type { Questionnaire } from '#consultation/domain';
import type { DatedKrankenkasse, OwnPrices } from '#institution/domain';

/** Where cases that only name their data get it from. Each answers null for what it does not know. */
export interface PriceSources {
  /** The product that has a size with this Artikelnummer. */
  productByArtikelnummer(artikelnummer: string): Promise<PricedProduct | null>;
  krankenkasse(kasse: string): Promise<DatedKrankenkasse | null>;
  /** An institution's own gross prices in cents, by size id. */
  ownPrices(kundennummer: string): Promise<OwnPrices | null>;
  close(): Promise<void>;
}

/** Sources that know whole products, as documents name them. */
export interface CatalogueSources extends PriceSources {
  productByArtikelnummer(artikelnummer: string): Promise<Product | null>;
  /** A small picture of a product, a JPEG, by what the product says of it. */
  picture(key: string): Promise<Uint8Array | null>;
  /** The questions as this installation has them. */
  questionnaire(): Promise<Questionnaire>;
}

/** Opens the sources; called once, when the first case needs them. */
export type OpenSources = () => Promise<PriceSources>;

/** Names kept in memory for each kind of question: more than any catalogue has, fewer than a file may hold. */
const CACHE_LIMIT = 50_000;

/** Sources that are opened at the first question and asked once for each name. */
export function askedOnce(open: OpenSources): PriceSources {
  let opened: Promise<PriceSources> | undefined;
  const sources = () => {
    opened ??= open();
    return opened;
  };
  return {
    productByArtikelnummer: cached(async (nr) => (await sources()).productByArtikelnummer(nr)),
    krankenkasse: cached(async (kasse) => (await sources()).krankenkasse(kasse)),
    ownPrices: cached(async (kundennummer) => (await sources()).ownPrices(kundennummer)),
    // Sources that never opened leave nothing to close; each case has said so.
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}

function cached<Answer>(ask: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (name) => {
    let answer = answers.get(name);
    if (answer === undefined) {
      if (answers.size === CACHE_LIMIT) answers.clear();
      answer = ask(name);
      answers.set(name, answer);
    }
    return answer;
  };
}
