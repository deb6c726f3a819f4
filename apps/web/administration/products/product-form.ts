import { FEATURE_ICONS, type ManagedProduct, productFormInput } from '#catalogue/domain';
import { AMOUNT, formOf, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

/** A row of the product table as its form sends it. */
export const productForm = formOf(productFormInput, {
  id: WHOLE_NUMBER,
  UVP: AMOUNT,
  liquid: TICKED,
  ...Object.fromEntries(FEATURE_ICONS.map(({ name }) => [`icons.${name}`, TICKED])),
});

/** A row as the form shows it. */
export function storedProduct(row: ManagedProduct) {
  const {
    id: _,
    created: __,
    last_modified: ___,
    ICONS,
    Vorteilskommunikation,
    Tropfenanzahl,
    ...fields
  } = row;
  return {
    ...fields,
    Vorteilskommunikation: Vorteilskommunikation.join('\n'),
    Tropfenanzahl: String(Tropfenanzahl),
    icons: Object.fromEntries(ICONS.map((name) => [name, true])),
  };
}

/** What stands in the form of a new row: nothing is chosen yet. */
export const NEW_PRODUCT = {
  Artikelnummer: '',
  Produktbezeichnung: '',
  Schweregrad: '',
  PremiumBasis: '',
  Inkontinenzprodukt: '',
  PZN: '',
  EAN: '',
  Hilfsmittelnummer: '',
  Konfektionsgroesse: '',
  Hueftumfang: '',
  Anzahl: '',
  Anwendungstyp: '',
  UVP: '',
  Vorteilskommunikation: '',
  imagepfad: '',
  Tropfenanzahl: '',
  liquid: false,
  icons: {},
};
