import { sizeInWords, sizeLabel } from '#catalogue/domain';
import { amountInWords } from './aid-positions.ts';
import { type HeldAid, heldAids, heldAmount } from './held-aids.ts';
import type { PositionInput } from './position-values.ts';
import { type PositionValues, positionValues } from './position-values.ts';

/** The application would ask for nothing. */
const NOTHING_TICKED =
  'Im Dokument ist kein Produkt angekreuzt: Bitte kreuzen Sie an, was gebraucht wird, hier oder vor der Unterschrift von Hand.';

/** Warnings for the adviser where the application would not match the cart. */
export function aidWarnings(input: PositionInput): readonly string[] {
  const held = heldAids(input);
  const positions = positionValues(input);
  const nothing = positions.some(({ checked }) => checked) ? [] : [NOTHING_TICKED];
  const each = positions.flatMap((position) => {
    const mine = held.filter((aid) => aid.position === position.id);
    if (!position.checked)
      return mine.length === 0 ? [] : [`Im Versorgungsrechner, aber nicht angekreuzt: ${namesOf(mine)}.`];
    if (mine.length === 0) return [`Angekreuzt, aber nicht im Versorgungsrechner: ${position.name}.`];
    return [...otherAmount(mine, position), ...mine.flatMap((aid) => otherSize(aid, position))];
  });
  return [...nothing, ...each];
}

const namesOf = (aids: readonly HeldAid[]) => [...new Set(aids.map(({ name }) => name))].join(', ');

function otherAmount(mine: readonly HeldAid[], position: PositionValues): string[] {
  const { id, measure, amount, once } = position;
  const inCart = heldAmount(mine, id, measure);
  if (inCart === amount) return [];
  // What is washed is applied for once, not each month.
  const inWords = (each: number) => `${amountInWords(each, position)}${once ? '' : ' im Monat'}`;
  const asked = `im Dokument ${inWords(amount)}`;
  if (inCart === null) return [`${namesOf(mine)}: Bitte prüfen Sie die Menge, ${asked}.`];
  return [`${namesOf(mine)}: Im Versorgungsrechner ${inWords(inCart)}, ${asked}.`];
}

function otherSize({ name, size }: HeldAid, { sizes }: PositionValues): string[] {
  return sizes.length === 0 || sizes.includes(size)
    ? []
    : [`${name}: Die ${sizeInWords(size) ?? sizeLabel(size)} kann im Dokument nicht angekreuzt werden.`];
}
