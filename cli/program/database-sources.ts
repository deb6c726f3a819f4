import { basename } from 'node:path';
import { ProductImageService, ProductService } from '#catalogue';
import { contractPriceRecord, imageAddress, type Product } from '#catalogue/domain';
import { DefinitionService } from '#consultation';
import { KrankenkassenService, OwnPriceService } from '#institution';
import { RecordServices } from '#platform';
import type { CatalogueSources } from '../price/price-sources.ts';
import { openServices } from './open-services.ts';

/** Opens the configured database as the source of named data. */
export async function openPriceSources(): Promise<CatalogueSources> {
  const { services, operator, close } = await openServices();
  const products = services.get(ProductService);
  const krankenkassen = services.get(KrankenkassenService);
  const ownPrices = services.get(OwnPriceService);
  let catalogue: Promise<ReadonlyMap<string, Product>> | undefined;
  return {
    async productByArtikelnummer(artikelnummer) {
      // One query for the whole catalogue.
      catalogue ??= products.combined(operator).then(byArtikelnummer);
      return (await catalogue).get(artikelnummer) ?? null;
    },
    krankenkasse: (kasse) => krankenkassen.byName(operator, kasse),
    picture: (key) => services.get(ProductImageService).read(basename(imageAddress(key, 'small'))),
    contractPrices: () => services.get(RecordServices).of(contractPriceRecord).all(operator),
    questionnaire: () => services.get(DefinitionService).questionnaire(operator),
    ownPrices: (kundennummer) => ownPrices.ofKundennummer(operator, kundennummer),
    close,
  };
}

/** Products by the Artikelnummer of each of their sizes. */
function byArtikelnummer(products: readonly Product[]): ReadonlyMap<string, Product> {
  return new Map(
    products.flatMap((product) => Object.values(product.sizes).map((size) => [size.Artikelnummer, product])),
  );
}
