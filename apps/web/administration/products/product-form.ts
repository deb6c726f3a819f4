import {
  FEATURE_ICONS,
  type ProductSheet,
  productSheetInput,
  SIZE_COLUMNS,
  sizeLabel,
} from '#catalogue/domain';
import type { FileRules } from '../../ui/files/file-rules.ts';
import { AMOUNT, formOf, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';
import type { Tree } from '../../ui/form/merge/three-way.ts';

/** Label of a size in messages. */
const SIZE = 'Größe';

/** Two people who edit the same size edit the same row: a stored one is known by its id, a new one by its PZN. */
const MERGED_SIZES = {
  keyOf: (entry: Tree) => {
    const { id, PZN } = Object(entry);
    return id ? String(id) : `neu ${PZN ?? ''}`;
  },
  titleOf: (_: string, entry: Tree) => {
    const size = String(Object(entry).Konfektionsgroesse ?? '');
    return size === '' ? SIZE : `${SIZE} ${sizeLabel(size)}`;
  },
};

/** The form of a product with all its sizes. */
export const productForm = formOf(
  productSheetInput,
  {
    id: WHOLE_NUMBER,
    'sizes[].id': WHOLE_NUMBER,
    'sizes[].UVP': AMOUNT,
    liquid: TICKED,
    wiederverwendbar: TICKED,
    ...Object.fromEntries(FEATURE_ICONS.map(({ name }) => [`icons.${name}`, TICKED])),
  },
  { sizes: SIZE },
  { entries: { sizes: MERGED_SIZES } },
);

/** An uploaded picture (access specification, section 5: jpg or jpeg only, at most 10 MB). */
export const IMAGE_RULES: FileRules = { accept: '.jpg,.jpeg', kinds: 'JPG', maxBytes: 10_000_000 };

/** The initial form values of a product. */
export function storedSheet(sheet: ProductSheet) {
  const { version, ICONS, Vorteilskommunikation, Tropfenanzahl, sizes } = sheet;
  const { Produktbezeichnung, Inkontinenzprodukt, Anwendungstyp, PremiumBasis, Schweregrad } = sheet;
  const { imagepfad, liquid, wiederverwendbar } = sheet;
  return {
    version,
    Produktbezeichnung,
    Inkontinenzprodukt,
    Anwendungstyp,
    PremiumBasis,
    Schweregrad,
    imagepfad,
    liquid,
    wiederverwendbar,
    Vorteilskommunikation: Vorteilskommunikation.join('\n'),
    Tropfenanzahl: String(Tropfenanzahl),
    icons: Object.fromEntries(ICONS.map((name) => [name, true])),
    sizes: sizes.map((size) =>
      Object.fromEntries([['id', size.id], ...SIZE_COLUMNS.map((name) => [name, size[name]])]),
    ),
  };
}

/** The initial form values of a new product: nothing is chosen. */
export const NEW_PRODUCT = {
  Produktbezeichnung: '',
  Schweregrad: '',
  PremiumBasis: '',
  Inkontinenzprodukt: '',
  Anwendungstyp: '',
  Vorteilskommunikation: '',
  imagepfad: '',
  Tropfenanzahl: '',
  liquid: false,
  wiederverwendbar: false,
  icons: {},
  sizes: [],
};
