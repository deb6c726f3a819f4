import { AREA_LABELS, type CareType } from '#consultation/domain';

/** Says why care aids and skin care do not go into the area from which they are added. */
export function otherAreaInWords(area: CareType, opened: CareType): string {
  return `Für Pflegehilfsmittel und Hautpflege zahlt die Pauschale nie. Sie kommen deshalb in „${AREA_LABELS[area]}“, nicht in „${AREA_LABELS[opened]}“.`;
}
