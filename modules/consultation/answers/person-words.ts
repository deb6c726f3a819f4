import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';

type Payer = Pick<Krankenkasse, 'Kasse' | 'selfPay'>;

/** Whether the person pays without any insurance: as a self-payer, or uninsured. */
export function paysAlone({ Kasse, selfPay }: Payer): boolean {
  return selfPay && (Kasse === SELF_PAYERS.selfPaying || Kasse === SELF_PAYERS.uninsured);
}

/** Whether a private insurer stands behind the person, whose refund depends on a contract unknown to us. */
export function isPrivatelyInsured(insurer: Payer): boolean {
  return insurer.selfPay && !paysAlone(insurer);
}

const INSURED = /([Vv])ersicherte(n? Person)/g;

/**
 * A text about 'die versicherte Person' as it is true for the person of this insurer: nobody insures one who pays alone.
 *
 * @param insurer null while it is not known
 */
export function personWords(text: string, insurer: Payer | null): string {
  return insurer !== null && paysAlone(insurer) ? text.replaceAll(INSURED, '$1ersorgte$2') : text;
}
