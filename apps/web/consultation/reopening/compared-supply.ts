import {
  type CareType,
  type CartAreas,
  chosenPlace,
  type Offer,
  oftenInWords,
  onceInWords,
  oneTimeCents,
  proposalName,
  shownPatientPays,
} from '#consultation/domain';
import type { Cents } from '#platform/domain';
import type { Reopened } from '../draft/reopened.ts';
import { recordedName } from './recorded-name.ts';

/** An amount of now: cents, or why there is none. */
export type NowAmount = Cents | 'gone' | 'removed' | 'open';

export interface ComparedLine {
  readonly key: string;
  readonly name: string;
  /** Price of a pack in cents; null: unknown then. */
  readonly former: Cents | null;
  readonly now: NowAmount;
}

export interface ComparedProposal {
  readonly key: string;
  readonly area: CareType;
  /** Its name within its area, in the order of the Dokumentation. */
  readonly name: string;
  readonly lines: readonly ComparedLine[];
  /** What the person pays a month, in cents. */
  readonly former: Cents | null;
  readonly now: NowAmount;
  /** What of `now` is paid once, and not each month. */
  readonly once: Cents;
}

/** The label of what the person pays, then and now. */
export function paidName({ now, once }: Pick<ComparedProposal, 'now' | 'once'>): string {
  if (typeof now === 'string') return 'Sie zahlen im Monat';
  const part = onceInWords(now, once);
  return `Sie zahlen ${oftenInWords(now, once)}${part === null ? '' : `, heute ${part}`}`;
}

/**
 * The proposals of an earlier consultation beside those of now. The figures of then are those that the Dokumentation
 * carries.
 *
 * @param cart without what has left the catalogue
 * @param offer null while no Krankenkasse is chosen
 */
export function comparedSupply(
  { proposals }: Reopened,
  cart: CartAreas,
  offer: Offer | null,
): readonly ComparedProposal[] {
  return proposals.map(({ area, lines, patientPays }, index) => {
    const same = proposals.filter((each) => each.area === area);
    const compared = lines.map(
      (line, at): ComparedLine => ({
        key: `${at}`,
        name: recordedName(line),
        former: line.price,
        now: line.line === null ? 'gone' : priceOf(line.line, cart, offer),
      }),
    );
    const place = chosenPlace(
      cart,
      lines.flatMap(({ line }) => line ?? []),
    );
    const tab = place && offer?.areas[place.area].tabs[place.tab];
    const allGone = lines.every(({ line }) => line === null);
    return {
      key: `${index}`,
      area,
      name: proposalName(same, same.indexOf(proposals[index] as (typeof same)[number])),
      lines: compared,
      former: patientPays,
      now: place === null ? (allGone ? 'gone' : 'removed') : ((tab && shownPatientPays(tab)) ?? 'open'),
      once: tab ? oneTimeCents(tab) : 0,
    };
  });
}

function priceOf(id: string, cart: CartAreas, offer: Offer | null): NowAmount {
  const place = chosenPlace(cart, [id]);
  if (place === null) return 'removed';
  const at = cart[place.area][place.tab]?.lines.findIndex((line) => line.id === id) ?? -1;
  return offer?.areas[place.area].tabs[place.tab]?.lines[at]?.price ?? 'open';
}
