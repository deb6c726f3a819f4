import { PRODUCT_LABELS, type ProductFields, type WrittenFields } from './product-fields.ts';
import { APPLICATION_TYPES, type ProductType } from './vocabulary.ts';

/** A fault in a field of a row. */
export interface ProductFault {
  readonly column: keyof ProductFields;
  readonly message: string;
}

const COUNT = /^[1-9]\d{0,4}$/;
const MAX_COUNT = 10_000;

/** Whether products of a kind have a Premium or Basis tier; care aids and skin care have none. */
const hasTier = (type: ProductType) => type === 'Inkontinenzprodukt' || type === 'Zubehör';

/**
 * Contradictions within a row, at most one per field (access specification, section 3, 'Product'): the type of use,
 * tier, severity and absorption allowed for a kind of product, and the content of its pack.
 */
export function productFaults(row: WrittenFields): readonly ProductFault[] {
  return [...sharedFaults(row), ...sizeFaults(row)];
}

/** Those of what all sizes of a product share. */
export function sharedFaults(
  row: Pick<
    ProductFields,
    'Inkontinenzprodukt' | 'Anwendungstyp' | 'PremiumBasis' | 'Schweregrad' | 'Tropfenanzahl'
  >,
): readonly ProductFault[] {
  const { Inkontinenzprodukt: type, Anwendungstyp, PremiumBasis, Schweregrad, Tropfenanzahl } = row;
  const absorbs = type === 'Inkontinenzprodukt';
  const types: readonly string[] = APPLICATION_TYPES[type];
  const faults: ProductFault[] = [];
  const refuse = (column: keyof ProductFields, message: string) => faults.push({ column, message });
  if (!types.includes(Anwendungstyp))
    refuse('Anwendungstyp', `Bei „${type}“ gibt es diese Anwendungstypen: ${types.join(', ')}.`);
  if (hasTier(type) && PremiumBasis === '-')
    refuse('PremiumBasis', `Bei „${type}“ ist „${PRODUCT_LABELS.PremiumBasis}“ Premium oder Basis.`);
  if (!hasTier(type) && PremiumBasis !== '-')
    refuse('PremiumBasis', `Bei „${type}“ steht in „${PRODUCT_LABELS.PremiumBasis}“ ein Strich (-).`);
  if (absorbs === (Schweregrad === 'Kein Schweregrad'))
    refuse(
      'Schweregrad',
      absorbs ? 'Ein Inkontinenzprodukt hat einen Schweregrad.' : `Bei „${type}“ ist es „Kein Schweregrad“.`,
    );
  if (absorbs === (Tropfenanzahl === 0))
    refuse(
      'Tropfenanzahl',
      absorbs ? 'Ein Inkontinenzprodukt hat 0,5 bis 10 Tropfen.' : `Bei „${type}“ ist die Tropfenanzahl 0.`,
    );
  return faults;
}

/** Those of a single size. */
export function sizeFaults({
  Inkontinenzprodukt: type,
  ...row
}: Pick<
  ProductFields,
  'Inkontinenzprodukt' | 'Hilfsmittelnummer' | 'Anzahl' | 'liquid'
>): readonly ProductFault[] {
  const faults: ProductFault[] = [];
  const refuse = (column: keyof ProductFields, message: string) => faults.push({ column, message });
  // Skin care has no Hilfsmittelnummer.
  if (type !== 'Hautpflege' && row.Hilfsmittelnummer === '')
    refuse('Hilfsmittelnummer', 'Bitte füllen Sie das Feld „Hilfsmittelnummer“ aus.');
  if (!row.liquid && !(COUNT.test(row.Anzahl) && Number(row.Anzahl) <= MAX_COUNT))
    refuse(
      'Anzahl',
      'Die Anzahl ist eine ganze Zahl von 1 bis 10.000; nur bei Flüssigem eine Menge wie 500 ml.',
    );
  if (row.liquid && !/\d/.test(row.Anzahl))
    refuse('Anzahl', 'Bei Flüssigem ist die Anzahl eine Menge wie 500 ml.');
  return faults;
}
