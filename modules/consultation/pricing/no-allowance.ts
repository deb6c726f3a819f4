import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';

/**
 * Why there is no Pauschale if an insurer's rate is 0. Self-payer entries are choices, not Krankenkassen; as
 * the subject of a sentence, 'Keine Krankenkasse' would mean the opposite. Rates entered for a self-payer
 * apply, so this is only shown for a rate of 0.
 */
export function noAllowanceInWords({ Kasse, selfPay }: Pick<Krankenkasse, 'Kasse' | 'selfPay'>): string {
  switch (Kasse) {
    case SELF_PAYERS.uninsured:
      return 'Ohne Krankenkasse gibt es keine Pauschale.';
    case SELF_PAYERS.selfPaying:
      return 'Für Selbstzahler gibt es keine Pauschale.';
    case SELF_PAYERS.privatelyInsured:
      return 'Für die private Krankenkasse ist keine Pauschale eingetragen.';
    default:
      return selfPay ? `Für ${Kasse} ist keine Pauschale eingetragen.` : `${Kasse} zahlt keine Pauschale.`;
  }
}
