import { type CatalogueTab, type FilterGroup, parseApplicationType, singularLabel } from '#catalogue/domain';

export const TAB_LABELS: Readonly<Record<CatalogueTab, string>> = {
  inkontinenz: 'Inkontinenzprodukte und Zubehör',
  pflegehilfsmittel: 'Pflegehilfsmittel',
  hautpflege: 'Hautpflege',
};

export const GROUP_LABELS: Readonly<Record<FilterGroup, string>> = {
  typ: 'Produktart',
  schweregrad: 'Schweregrad der Inkontinenz',
  ausfuehrung: 'Premium/Basis',
  groesse: 'Konfektionsgröße',
};

/** The label of a filter value. */
export function filterLabel(tab: CatalogueTab, group: FilterGroup, value: string): string {
  if (group === 'schweregrad') return value.replace(/ Inkontinenz$/, '');
  const type = group === 'typ' && tab === 'inkontinenz' ? parseApplicationType(value) : null;
  return type === null ? value : singularLabel(type);
}

/** A hip circumference for display, such as `40-60`; null if it does not apply. */
export function hipLabel(hu: string): string | null {
  return /^\d/.test(hu) ? `Hüftumfang ${hu.replace('-', '–')} cm` : null;
}

/** Absorption in words. */
export function formatDrops(drops: number): string {
  return `Saugstärke ${String(drops).replace('.', ',')} von 10 Tropfen`;
}
