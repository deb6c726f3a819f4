import type { ContractPrice, PricedProduct, Product } from '#catalogue/domain';
import type { Questionnaire } from '#consultation/domain';
import type { DatedKrankenkasse, OwnPrices } from '#institution/domain';

/** Looks up data that cases only name. Each answers null for an unknown name. */
export interface PriceSources {
  /**
   * The product with a size of this Artikelnummer.
   * @throws DomainError `invalid` if several products have it
   */
  productByArtikelnummer(artikelnummer: string): Promise<PricedProduct | null>;
  krankenkasse(kasse: string): Promise<DatedKrankenkasse | null>;
  /** An institution's own gross prices in cents, by size id. */
  ownPrices(kundennummer: string): Promise<OwnPrices | null>;
  close(): Promise<void>;
}

/** Sources with whole products, for documents. */
export interface CatalogueSources extends PriceSources {
  productByArtikelnummer(artikelnummer: string): Promise<Product | null>;
  /** A small JPEG of a product, by the key in the product. */
  picture(key: string): Promise<Uint8Array | null>;
  /** What a contract pays for Pflegehilfsmittel. */
  contractPrices(): Promise<readonly ContractPrice[]>;
  /** The questions of this installation. */
  questionnaire(): Promise<Questionnaire>;
}

/** Opens the sources; called once, for the first case that needs them. */
export type OpenSources = () => Promise<PriceSources>;

/** Cached names per kind of lookup: more than any catalogue has, fewer than a file may contain. */
const CACHE_LIMIT = 50_000;

/** Sources that are opened on first use and queried once per name. */
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
    // Nothing to close if they failed to open; each case has reported that.
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
