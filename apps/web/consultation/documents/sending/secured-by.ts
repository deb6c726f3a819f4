import { areasOf, CARE_TYPES, type CartAreas } from '#consultation/domain';
import type { SecuredPart } from '../../draft/draft.ts';
import type { DocumentOrder } from '../pdf/worker-messages.ts';

/**
 * What of a consultation is kept with a document once that was printed, saved or sent: the answers with the
 * Dokumentation alone, the care with either document that prints all of it, nothing with the application.
 *
 * @param cart with all of its lines, also those that no document prints
 */
export function securedBy({ kind, input }: DocumentOrder, cart: CartAreas): readonly SecuredPart[] {
  if (kind === 'application') return [];
  const answers = kind === 'documentation' ? (['answers'] as const) : [];
  return printsAll(input, cart) ? [...answers, 'care'] : answers;
}

/**
 * Whether each line is printed: in a proposal that is not left out, in an area the method knows; one whose product has
 * left the catalogue is named. Of an empty cart nothing is: what is chosen and not yet in it no document says.
 */
function printsAll({ cart: known, method, proposals }: DocumentOrder['input'], cart: CartAreas): boolean {
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
