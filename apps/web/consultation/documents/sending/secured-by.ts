import { areasOf, CARE_TYPES, type CartAreas } from '#consultation/domain';
import type { HandedKind } from '../../papers/document-kinds.ts';
import type { SecuredPart } from '../../papers/paper-list.ts';
import type { AnyOrder } from '../pdf/worker-messages.ts';

/** The documents that hold what was answered or chosen. */
const HOLDING: readonly HandedKind[] = ['documentation', 'proposal'];

/**
 * The parts of a consultation that count as secured once a document is printed, saved or sent: the answers with
 * the Dokumentation only, the care with either document if it prints all of it, nothing with any other.
 *
 * @param cart with all lines, including those that no document prints
 */
export function securedBy({ kind, input }: AnyOrder, cart: CartAreas): readonly SecuredPart[] {
  if (!HOLDING.includes(kind)) return [];
  const answers = kind === 'documentation' ? (['answers'] as const) : [];
  return printsAll(input, cart) ? [...answers, 'care'] : answers;
}

/**
 * Whether every line is printed: its proposal is not left out and the method has its area; a line whose product
 * has left the catalogue is named. False for an empty cart: no document prints products that are only chosen.
 */
function printsAll({ cart: known, method, proposals }: AnyOrder['input'], cart: CartAreas): boolean {
  const printed = areasOf(method).flatMap((area) =>
    known[area].flatMap(({ lines, gone = [] }, tab) =>
      proposals === undefined || proposals.some((each) => each.area === area && each.tab === tab)
        ? [...lines, ...gone]
        : [],
    ),
  );
  const all = CARE_TYPES.flatMap((area) => cart[area].flatMap(({ lines }) => lines));
  return all.length > 0 && printed.length === all.length;
}
