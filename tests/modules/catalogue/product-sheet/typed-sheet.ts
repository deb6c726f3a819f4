import { FEATURE_ICONS, type SizeColumn } from '#catalogue/domain';
import { anotherProduct } from '../product-rows.ts';

/** A size as the dialogue gives it. */
export type TypedSize = Readonly<Partial<Record<SizeColumn, unknown>>> & { readonly id?: number | null };

/** A size with numbers of its own: `number` from 0. */
export function typedSize(number: number, more: TypedSize = {}): TypedSize {
  const { Artikelnummer, PZN, EAN, Hueftumfang, Anzahl, UVP, Hilfsmittelnummer } = anotherProduct(number);
  return {
    id: null,
    Konfektionsgroesse: 'M',
    Artikelnummer,
    PZN,
    EAN,
    Hueftumfang,
    Anzahl,
    UVP,
    Hilfsmittelnummer,
    ...more,
  };
}

/** A product as the dialogue gives it. */
export function typedSheet(sizes: readonly TypedSize[], more: object = {}): object {
  const row = anotherProduct(0);
  const { Produktbezeichnung, Schweregrad, PremiumBasis, Inkontinenzprodukt, Anwendungstyp } = row;
  const { Vorteilskommunikation, imagepfad, Tropfenanzahl } = row;
  return {
    id: null,
    Produktbezeichnung,
    Schweregrad,
    PremiumBasis,
    Inkontinenzprodukt,
    Anwendungstyp,
    Vorteilskommunikation,
    imagepfad,
    Tropfenanzahl,
    liquid: false,
    wiederverwendbar: false,
    icons: ticked('nachtversorgung'),
    sizes,
    ...more,
  };
}

/** Boxes of icons, some of them ticked. */
export const ticked = (...names: readonly string[]) =>
  Object.fromEntries(FEATURE_ICONS.map(({ name }) => [name, names.includes(name)]));
