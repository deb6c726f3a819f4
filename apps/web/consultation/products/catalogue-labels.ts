import {
  type CatalogueTab,
  type FilterGroup,
  type Product,
  parseApplicationType,
  singularLabel,
  sizeLabel,
} from '#catalogue/domain';
import { withUnit } from '#platform/domain';

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
  return /^\d/.test(hu) ? `Hüftumfang ${withUnit(hu.replace('-', '–'), 'cm')}` : null;
}

/** Absorption in words. */
export function formatDrops(drops: number): string {
  return `Saugstärke ${String(drops).replace('.', ',')} von ${withUnit(10, 'Tropfen')}`;
}

/** A product with its size, if it is known: 'Tavenor Slip, M'. */
export function nameInSize({ Produktbezeichnung }: Product, size: string | undefined): string {
  return size === undefined ? Produktbezeichnung : `${Produktbezeichnung}, ${sizeLabel(size)}`;
}
