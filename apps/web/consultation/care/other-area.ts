import { AREA_LABELS, type CareType } from '#consultation/domain';

/** Explains why care aids and skin care are not added to the area the catalogue was opened from. */
export function otherAreaInWords(area: CareType, opened: CareType): string {
  return `Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie. Sie kommen deshalb in „${AREA_LABELS[area]}“, nicht in „${AREA_LABELS[opened]}“.`;
}
