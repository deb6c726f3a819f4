import { APPLICATION_TYPES, PRODUCT_TYPES, type ProductType, SEVERITIES, TIERS } from '#catalogue/domain';

const asChoice = (value: string) => ({ value, label: value });

export const TYPE_CHOICES = PRODUCT_TYPES.map(asChoice);

const isType = (type: string): type is ProductType => type in APPLICATION_TYPES;
const DROPS = Array.from({ length: 20 }, (_, at) => (at + 1) / 2);

/**
 * The choices for a kind of product (access specification, section 3, 'Product'); all of them before one is
 * chosen.
 */
export function choicesFor(type: string) {
  const absorbs = type === 'Inkontinenzprodukt';
  const tiered = absorbs || type === 'Zubehör';
  const types = isType(type) ? APPLICATION_TYPES[type] : Object.values(APPLICATION_TYPES).flat();
  return {
    types: types.map(asChoice),
    tiers: TIERS.filter((tier) => type === '' || tiered === (tier !== '-')).map(asChoice),
    severities: SEVERITIES.filter((each) => type === '' || absorbs === (each !== 'Kein Schweregrad')).map(
      asChoice,
    ),
    drops: [...(absorbs ? [] : [0]), ...(absorbs || type === '' ? DROPS : [])].map((drops) => ({
      value: String(drops),
      label: String(drops).replace('.', ','),
    })),
  };
}

/** The values other fields than the sizes' get when the kind changes (access specification, section 4, 'Product dialog'). */
export function resetFor(type: string): Readonly<Record<string, string>> {
  if (type === 'Inkontinenzprodukt')
    return { Anwendungstyp: '', PremiumBasis: '', Schweregrad: '', Tropfenanzahl: '' };
  const none = { Anwendungstyp: '', Schweregrad: 'Kein Schweregrad', Tropfenanzahl: '0' };
  if (type === 'Zubehör') return { ...none, Anwendungstyp: 'Fixierhosen', PremiumBasis: '' };
  return { ...none, PremiumBasis: '-' };
}

/** Whether choosing this kind of product clears the feature icons. */
export const clearsIcons = (type: string): boolean => type === 'Pflegehilfsmittel' || type === 'Hautpflege';
