import { toDecimal } from '#platform/domain';
import { DEFAULT_KINDALTER, type KassenSaetze } from '../krankenkassen/krankenkasse.ts';
import type { KrankenkassenChoiceInput } from '../krankenkassen/krankenkasse-input.ts';
import type { ChosenKrankenkasse } from '../krankenkassen/krankenkasse-rows.ts';
import { saetzeAnswer } from '../krankenkassen/saetze-input.ts';

/** A stored entry of an institution's list as it is given to be saved again. */
export function choiceEntry({
  id: _,
  krankenkassenId,
  ...own
}: ChosenKrankenkasse): KrankenkassenChoiceInput['entries'][number] {
  if (krankenkassenId !== null) return { krankenkassenId };
  const { Kasse, IK, Saetze, selfPay } = own;
  return { krankenkassenId, Kasse, selfPay, IK, Saetze: saetzeAnswer(Saetze), ...typedRates(own) };
}

const typedRates = ({ Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter }: KassenSaetze) => ({
  Kinderpauschale: toDecimal(Kinderpauschale),
  Urinpauschale: toDecimal(Urinpauschale),
  Stuhlpauschale: toDecimal(Stuhlpauschale),
  Kindalter: Kindalter ?? DEFAULT_KINDALTER,
});
