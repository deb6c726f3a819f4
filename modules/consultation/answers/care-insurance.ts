import { type Payer, paysAlone } from './person-words.ts';

/**
 * Who insures a person's care, as far as the chosen Krankenkasse says: a social Pflegekasse, a private
 * Pflegepflichtversicherung, whose refund depends on a contract unknown to us, or nobody.
 */
type CareInsurance = 'social' | 'private' | 'none';

/** Who insures the care of this insurer's people. */
export function careInsurance(insurer: Payer): CareInsurance {
  if (!insurer.selfPay) return 'social';
  return paysAlone(insurer) ? 'none' : 'private';
}

/** The sheet with which care aids are asked for, as screens, sheets and file names call it. */
interface AidSheet {
  readonly title: string;
  /** Prefix of its file names. */
  readonly file: string;
}

const APPLICATION: AidSheet = { title: 'Pflegehilfsmittelantrag', file: 'pflegehilfsmittelantrag' };
const LIST: AidSheet = { title: 'Aufstellung der Pflegehilfsmittel', file: 'aufstellung-pflegehilfsmittel' };

/**
 * The sheet for this insurer's people: a private Pflegepflichtversicherung gets a list in place of the application,
 * which follows the contract of the social Pflegekassen.
 *
 * @param insurer null while it is not known
 */
export function aidSheet(insurer: Payer | null): AidSheet {
  return insurer !== null && careInsurance(insurer) === 'private' ? LIST : APPLICATION;
}

/** Why there is no such sheet, in a sentence for the adviser; null where somebody insures the care. */
export function noAidSheet(insurer: Payer): string | null {
  return careInsurance(insurer) === 'none'
    ? `Ohne Pflegekasse gibt es keinen Antrag auf Pflegehilfsmittel: Als Krankenkasse ist „${insurer.Kasse}“ gewählt.`
    : null;
}
