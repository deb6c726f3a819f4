import { basename } from 'node:path';
import { ProductImageService, ProductService } from '#catalogue';
import { contractPriceRecord, imageAddress, type Product } from '#catalogue/domain';
import { DefinitionService } from '#consultation';
import { KrankenkassenService, OwnPriceService } from '#institution';
import { RecordServices } from '#platform';
import { DomainError } from '#platform/domain';
import { openServices } from '../program/open-services.ts';
import type { CatalogueSources } from './price-sources.ts';

/** Opens the configured database as the source of named data. */
export async function openPriceSources(): Promise<CatalogueSources> {
  const { services, operator, close } = await openServices();
  const products = services.get(ProductService);
  const krankenkassen = services.get(KrankenkassenService);
  const ownPrices = services.get(OwnPriceService);
  let catalogue: Promise<ProductsByNumber> | undefined;
  return {
    async productByArtikelnummer(artikelnummer) {
      // One query for the whole catalogue.
      catalogue ??= products.combined(operator).then(byArtikelnummer);
      return onlyOne(artikelnummer, (await catalogue).get(artikelnummer));
    },
    krankenkasse: (kasse) => krankenkassen.byName(operator, kasse),
    picture: (key) => services.get(ProductImageService).read(basename(imageAddress(key, 'small'))),
    contractPrices: () => services.get(RecordServices).of(contractPriceRecord).all(operator),
    questionnaire: () => services.get(DefinitionService).questionnaire(operator),
    ownPrices: (kundennummer) => ownPrices.ofKundennummer(operator, kundennummer),
    close,
  };
}

type ProductsByNumber = ReadonlyMap<string, readonly Product[]>;

/** Products by the Artikelnummer of each of their sizes; the sizes of a product may share one. */
function byArtikelnummer(products: readonly Product[]): ProductsByNumber {
  const named = products.flatMap((product) => {
    const numbers = new Set(Object.values(product.sizes).map(({ Artikelnummer }) => Artikelnummer));
    return [...numbers].map((number) => ({ number, product }));
  });
  const groups = Map.groupBy(named, ({ number }) => number);
  return new Map([...groups].map(([number, found]) => [number, found.map(({ product }) => product)]));
}

/**
 * The only product of a number. The catalogue's rule is one PZN per size, so that several products may carry one
 * Artikelnummer: to price any of them would be a guess.
 */
function onlyOne(artikelnummer: string, found: readonly Product[] = []): Product | null {
  if (found.length <= 1) return found[0] ?? null;
  const text = `das Produkt „${artikelnummer}“ ist nicht eindeutig, mehrere Produkte haben diese Artikelnummer`;
  throw new DomainError('invalid', `cart: ${text}`, { cart: text });
}
