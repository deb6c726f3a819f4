import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';

/**
 * Why there is no Pauschale where an insurer's rate is 0. The names of self-payers are choices, not Krankenkassen: said
 * as the subject of a sentence, 'Keine Krankenkasse' would deny the opposite. The flag counts with rates entered
 * (readings, section 1), so this is said of a rate of 0 alone.
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
