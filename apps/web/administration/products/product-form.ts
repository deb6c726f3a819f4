import * as z from 'zod/mini';
import { FEATURE_ICONS, type ManagedProduct, productFormInput } from '#catalogue/domain';
import { refuseValue } from '#platform/domain';
import type { FileRules } from '../../ui/form/file-rules.ts';
import { AMOUNT, fileBy, formOf, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

export const productForm = formOf(productFormInput, {
  id: WHOLE_NUMBER,
  UVP: AMOUNT,
  liquid: TICKED,
  ...Object.fromEntries(FEATURE_ICONS.map(({ name }) => [`icons.${name}`, TICKED])),
});

/** An uploaded picture (access specification, section 5: jpg or jpeg only, at most 10 MB). */
export const IMAGE_RULES: FileRules = { accept: '.jpg,.jpeg', kinds: 'JPG', maxBytes: 10_000_000 };

const file = z.transform((given: unknown, context): File => {
  if (given instanceof File) return given;
  return refuseValue(context, typeof given === 'string' ? given : 'Bitte wählen Sie ein Bild.');
});

/** The upload form of a picture. */
export const imageForm = formOf(z.strictObject({ file }), { file: fileBy(IMAGE_RULES) });

/** The initial form values of a row. */
export function storedProduct(row: ManagedProduct & { readonly image?: unknown }) {
  const {
    id: _,
    created: __,
    last_modified: ___,
    image: ____,
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

/** The initial form values of a new row: nothing is chosen. */
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
