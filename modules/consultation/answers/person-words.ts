import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';

/** Of a Krankenkasse, what says who pays. */
export type Payer = Pick<Krankenkasse, 'Kasse' | 'selfPay'>;

/** Whether the person pays without any insurance: as a self-payer, or uninsured. */
export function paysAlone({ Kasse, selfPay }: Payer): boolean {
  return selfPay && (Kasse === SELF_PAYERS.selfPaying || Kasse === SELF_PAYERS.uninsured);
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
