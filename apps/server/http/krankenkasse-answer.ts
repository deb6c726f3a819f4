import type { ChosenKrankenkasse, ListedKrankenkasse } from '#institution';
import { DEFAULT_KINDALTER } from '#institution/domain';
import { toDecimal } from '#platform/domain';

/**
 * A Krankenkasse as the calls answer it (consultation specification, section 3). Rates are net euros a
 * month, texts with a dot and two decimals; `selfPay` marks those who pay themselves.
 */
export function krankenkasseAnswer(kasse: ListedKrankenkasse) {
  return {
    id: kasse.id,
    Kasse: kasse.Kasse,
    Kinderpauschale: toDecimal(kasse.Kinderpauschale),
    Urinpauschale: toDecimal(kasse.Urinpauschale),
    Stuhlpauschale: toDecimal(kasse.Stuhlpauschale),
    Kindalter: kasse.Kindalter ?? DEFAULT_KINDALTER,
    selfPay: kasse.selfPay,
  };
}

/** One that an institution has chosen: with its id in the vendor's list, null for one of its own. */
export function chosenKrankenkasseAnswer(kasse: ChosenKrankenkasse) {
  return { ...krankenkasseAnswer(kasse), Krankenkassenid: kasse.krankenkassenId };
}
