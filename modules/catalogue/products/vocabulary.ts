/**
 * The closed lists of catalogue terms (access specification, section 3). Plural forms are stored; every label
 * in files, filters and screens maps to the same value.
 */

export const PRODUCT_TYPES = ['Inkontinenzprodukt', 'Zubehör', 'Pflegehilfsmittel', 'Hautpflege'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const APPLICATION_TYPES = {
  Inkontinenzprodukt: ['Einlagen', 'Vorlagen', 'Slip Elastic', 'Slip', 'Pull-ups'],
  Zubehör: ['Fixierhosen'],
  Pflegehilfsmittel: [
    'Untersuchungshandschuhe',
    'Händedesinfektion',
    'Flächendesinfektion',
    'Schutzschürzen',
    'Mundschutz',
    'Krankenunterlagen',
  ],
  Hautpflege: ['Schutz', 'Pflege', 'Reinigung'],
} as const satisfies Record<ProductType, readonly string[]>;
export type ApplicationType = (typeof APPLICATION_TYPES)[ProductType][number];

export const TIERS = ['Premium', 'Basis', '-'] as const;
/** PremiumBasis: `-` for care aids and skin care, which the allowance does not cover. */
export type Tier = (typeof TIERS)[number];

export const SEVERITIES = [
  'Leichte Inkontinenz',
  'Mittlere Inkontinenz',
  'Schwere Inkontinenz',
  'Schwerste Inkontinenz',
  'Kein Schweregrad',
] as const;
export type Severity = (typeof SEVERITIES)[number];

const SINGULAR: Partial<Record<ApplicationType, string>> = {
  Einlagen: 'Einlage',
  Vorlagen: 'Vorlage',
  Fixierhosen: 'Fixierhose',
  'Pull-ups': 'Pull-up',
  Untersuchungshandschuhe: 'Untersuchungshandschuh',
  Schutzschürzen: 'Schutzschürze',
  Krankenunterlagen: 'Krankenunterlage',
};

const BY_LABEL: ReadonlyMap<string, ApplicationType> = new Map(
  Object.values(APPLICATION_TYPES).flatMap((types) =>
    types.flatMap((type) =>
      [type, SINGULAR[type] ?? type].map((label) => [labelKey(label), type as ApplicationType] as const),
    ),
  ),
);

function labelKey(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');
}

/** The application type a singular or plural label names (`Pull-up`, `Pull up`, `Pull-ups`), or null. */
export function parseApplicationType(label: string): ApplicationType | null {
  return BY_LABEL.get(labelKey(label)) ?? BY_LABEL.get(`${labelKey(label)}s`) ?? null;
}

/** The label for one piece of that type, as filters and cards show it. */
export function singularLabel(type: ApplicationType): string {
  return SINGULAR[type] ?? type;
}
