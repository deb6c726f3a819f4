import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { ProductAdminService, ProductService } from '#catalogue';
import { type ManagedProduct, PRODUCT_GONE, writtenFields } from '#catalogue/domain';
import { refusedAs, toDecimal, type UserActor } from '#platform/domain';
import {
  type AnswerOf,
  Call,
  Caller,
  Calls,
  describeCall,
  Input,
  type InputOf,
  idAnswer,
  idField,
  idOrNew,
  idParameter,
  otherVersion,
  ResponseCache,
  sortedBy,
  VERSION,
} from '#platform/http';
import { SizesRemovalService } from '../sizes-removal/sizes-removal.service.ts';
import { flatProductAnswer, flatProductSchema, productAnswer, productSchema } from './product-answer.ts';

const path = 'cms/allproducts.php';
const refusals = { 404: PRODUCT_GONE, 409: otherVersion('die Zeile, wie GET mit flat=true sie antwortet') };
const SHARED = 'gilt für alle Größen des Produkts';

const productsCall = describeCall({
  method: 'GET',
  path,
  summary: 'Katalog',
  about: 'Produkte mit ihren Größen, oder mit flat=true eine Zeile für jede Größe.',
  takes: 'query',
  input: z.strictObject({
    sort: z
      .enum(
        ['id', 'Artikelnummer', 'Produktbezeichnung', 'Anwendungstyp'],
        'Erlaubt sind id, Artikelnummer, Produktbezeichnung und Anwendungstyp.',
      )
      .default('id'),
    flat: z.enum(['true', 'false', '1', '0'], 'Erlaubt sind true und false.').default('false'),
  }),
  fields: { sort: 'Wonach geordnet wird', flat: 'true oder 1: eine Zeile für jede Größe' },
  examples: { 'Eine Zeile für jede Größe': { sort: 'Produktbezeichnung', flat: 'true' } },
  answer: () => z.union([z.array(productSchema()), z.array(flatProductSchema())]),
});

/** Read-only: part of GET's answer, ignored when sent back. */
const moment = z.string('Bitte einen Text angeben.').max(40, 'Höchstens 40 Zeichen.').optional();
const NOT_READ = 'Wie GET es antwortet; wird nicht gelesen';

const saveProductCall = describeCall({
  method: 'PUT',
  path,
  admits: 'vendor',
  summary: 'Zeile der Produkttabelle speichern',
  about:
    'Nimmt eine Zeile, wie GET mit flat=true sie antwortet: eine Größe mit ihrem ganzen Produkt. Zeilen mit gleicher Produktbezeichnung, gleichem Anwendungstyp, PremiumBasis, Schweregrad und gleicher Tropfenanzahl sind Größen eines Produkts. Die id der Größe bleibt, und mit ihr bleiben die eigenen Preise der Institutionen. Beratungen zeigen sofort das Gespeicherte.',
  takes: 'json',
  input: z.strictObject({
    id: idOrNew,
    ...writtenFields,
    version: idField.optional(),
    created: moment,
    last_modified: moment,
  }),
  fields: {
    id: '0 oder keine: eine neue Zeile',
    Artikelnummer: 'Der Größe',
    Produktbezeichnung: 'Name des Produkts',
    Schweregrad: 'Bei allem außer Inkontinenzprodukten „Kein Schweregrad“',
    PremiumBasis: 'Premium oder Basis; „-“ bei Pflegehilfsmitteln und Hautpflege',
    Inkontinenzprodukt: 'Produktart',
    PZN: '8 Ziffern mit gültiger Prüfziffer; jede kommt einmal vor',
    EAN: '13 Ziffern mit gültiger Prüfziffer',
    Hilfsmittelnummer: 'Nur bei Hautpflege auch leer',
    Konfektionsgroesse: 'XS bis XXXL, freier Text wie 60x90, oder onesize',
    Hueftumfang: 'In cm, wie 40-60; auch leer',
    Anzahl: 'Stück je Packung; bei Flüssigem die Menge wie 500 ml',
    Anwendungstyp: 'Einer der Anwendungstypen der Produktart, auch in der Einzahl',
    UVP: 'Brutto-Euro einer Packung, mit Punkt oder Komma; null, wo keiner bekannt ist',
    Vorteilskommunikation: `Eine Zeile je Eintrag; ${SHARED}`,
    imagepfad: `Name des Bildes ohne Endung, wie uploadImage.php ihn antwortet; ${SHARED}`,
    Tropfenanzahl: '0,5 bis 10 in Schritten von 0,5; bei allem außer Inkontinenzprodukten 0',
    ICONS: `Namen von Symbolen; ${SHARED}`,
    liquid: `Ob es flüssig ist; ${SHARED}`,
    wiederverwendbar: `Ob es nach dem Waschen wieder benutzt, also einmalig gekauft wird; ${SHARED}. Ohne Angabe bleibt, was gespeichert ist`,
    version: VERSION,
    created: NOT_READ,
    last_modified: NOT_READ,
  },
  examples: {
    Hinzufügen: {
      id: 0,
      Artikelnummer: '9990001',
      Produktbezeichnung: 'Beispiel Pflegelotion 250 ml',
      Schweregrad: 'Kein Schweregrad',
      PremiumBasis: '-',
      Inkontinenzprodukt: 'Hautpflege',
      PZN: '98190009',
      EAN: '4499109900018',
      Hilfsmittelnummer: '',
      Konfektionsgroesse: 'onesize',
      Hueftumfang: 'onesize',
      Anzahl: '250 ml',
      Anwendungstyp: 'Pflege',
      UVP: '9.95',
      Vorteilskommunikation: ['Zieht schnell ein'],
      imagepfad: '',
      Tropfenanzahl: 0,
      ICONS: ['ph-hautneutral'],
      liquid: true,
    },
  },
  answer: () => z.strictObject({ id: z.string().describe('Der Größe'), version: idAnswer() }),
  refusals,
});

const deleteProductCall = describeCall({
  method: 'DELETE',
  path,
  admits: 'vendor',
  summary: 'Zeile der Produkttabelle löschen',
  about:
    'Mit den eigenen Preisen, die Institutionen für diese Größe haben; mit der letzten Größe geht das Produkt, und sein Bild, wo kein anderes es zeigt. Empfehlungen, die es nennen, lassen es aus.',
  takes: 'query',
  input: z.strictObject({ id: idParameter, version: idParameter.optional() }),
  fields: { id: 'Der Größe', version: VERSION },
  examples: { Größe: { id: '5' } },
  answer: () =>
    z.strictObject({
      last: z.boolean().describe('Ob es die letzte Größe war: dann ist auch das Produkt gelöscht'),
      keys: z.array(z.string()).describe('Schlüssel der Empfehlungen, die sie nennen'),
      image: z.boolean().describe('Ob ein Bild gelöscht ist, weil kein anderes Produkt es zeigt'),
      ownPrices: z.int().nonnegative().describe('Wie viele Institutionen einen eigenen Preis dafür hatten'),
    }),
  refusals,
});

/** The current row in a conflict: as GET answers it, with days instead of moments. */
function managedProductAnswer({ id, UVP, Anzahl, liquid, ...row }: ManagedProduct) {
  return {
    ...row,
    id: String(id),
    Anzahl: liquid ? Anzahl : Number(Anzahl),
    liquid,
    UVP: UVP === null ? null : toDecimal(UVP),
  };
}

/** The catalogue: combined products, or with `flat=true` a row per size, which the vendor's staff maintains. */
@Calls()
export class ProductsController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof productsCall>>();

  constructor(
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(ProductAdminService) private readonly admin: ProductAdminService,
    @Inject(SizesRemovalService) private readonly removal: SizesRemovalService,
  ) {}

  @Call(productsCall)
  async all(@Input() { sort, flat }: InputOf<typeof productsCall>, @Caller() actor: UserActor) {
    if (flat === 'true' || flat === '1') {
      const sizes = await this.products.flat(actor);
      return this.responses.get(sizes, sort, () => sortedBy(sort, sizes.map(flatProductAnswer)));
    }
    const products = await this.products.combined(actor);
    return this.responses.get(products, sort, () => sortedBy(sort, products.map(productAnswer)));
  }

  @Call(saveProductCall)
  async save(@Input() given: InputOf<typeof saveProductCall>, @Caller() actor: UserActor) {
    const { created: _, last_modified: __, ...row } = given;
    const { id, version } = await refusedAs(
      () => this.admin.save(actor, row),
      (current: ManagedProduct) => managedProductAnswer(current),
    );
    return { id: String(id), version };
  }

  @Call(deleteProductCall)
  async remove(@Input() { id, version }: InputOf<typeof deleteProductCall>, @Caller() actor: UserActor) {
    const { products, recommended, images, ownPrices } = await refusedAs(
      () => this.removal.removeOne(actor, id, version),
      (current: ManagedProduct) => managedProductAnswer(current),
    );
    return {
      last: products.length > 0,
      keys: recommended.flatMap(({ keys }) => keys),
      image: images.length > 0,
      ownPrices: ownPrices.institutions,
    };
  }
}
