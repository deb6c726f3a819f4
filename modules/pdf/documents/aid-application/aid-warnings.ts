import type { DocumentInput } from '../document-input.ts';
import { AID_POSITIONS, type AidPosition } from './aid-positions.ts';
import { type HeldAid, heldAids } from './held-aids.ts';

/** The application would ask for nothing. */
const NOTHING_TICKED =
  'Im Antrag ist kein Produkt angekreuzt: Bitte kreuzen Sie an, was beantragt wird, hier oder vor der Unterschrift von Hand.';

/**
 * Warnings for the adviser where the application would not match the cart: its boxes stand for sets of fixed content
 * and for some sizes only.
 */
export function aidWarnings(
  input: Pick<DocumentInput, 'cart' | 'method' | 'products' | 'prices' | 'positions'>,
): readonly string[] {
  const held = heldAids(input);
  const ticked = new Set(input.positions ?? held.map(({ position }) => position));
  const nothing = ticked.size === 0 ? [NOTHING_TICKED] : [];
  const each = AID_POSITIONS.flatMap((position) => {
    const mine = held.filter((aid) => aid.position === position.id);
    if (!ticked.has(position.id))
      return mine.length === 0 ? [] : [`Im Versorgungsrechner, aber nicht angekreuzt: ${namesOf(mine)}.`];
    if (mine.length === 0) return [`Angekreuzt, aber nicht im Versorgungsrechner: ${position.name}.`];
    return mine.flatMap((aid) => differences(aid, position));
  });
  return [...nothing, ...each];
}

const namesOf = (aids: readonly HeldAid[]) => [...new Set(aids.map(({ name }) => name))].join(', ');

function differences({ name, size, content, packs }: HeldAid, { set, sizes }: AidPosition): string[] {
  const times = packs === 1 ? '' : `${packs} × `;
  return [
    ...(set === '' || `${times}${content}` === set
      ? []
      : [`${name}: Im Versorgungsrechner ${times}${content} im Monat, im Antrag ${set}.`]),
    ...(sizes.length === 0 || sizes.includes(size)
      ? []
      : [`${name}: Die Größe ${size} kann im Antrag nicht angekreuzt werden.`]),
  ];
}
