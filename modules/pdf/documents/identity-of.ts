import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';
import type { Fact } from '../blocks/block.ts';
import type { PatientValues } from './persons.ts';

/**
 * The person, for the head of each page.
 *
 * @param insurer name of the Krankenkasse, null for a line to fill in by hand
 * @param number the Versichertennummer, null for none
 */
export function identityOf(
  { name, birthdate }: PatientValues,
  insurer: string | null,
  number: string | null = null,
): Fact[] {
  return [
    { name: 'Name', value: name },
    { name: 'Geburtsdatum', value: birthdate },
    ...(number === null ? [] : [{ name: 'Versichertennummer', value: number }]),
    { name: 'Krankenkasse', value: insurer },
  ];
}

/** Name of the Krankenkasse; null for self-payers and private insurance. */
export function insurerName({ Kasse, selfPay }: Krankenkasse): string | null {
  return selfPay ? null : Kasse;
}

/** The name with the Institutionskennzeichen, if known, for the head of a page. */
export function insurerWithIk(insurer: Krankenkasse): string | null {
  const name = insurerName(insurer);
  return name === null || !insurer.IK ? name : `${name} (IK\u00a0${insurer.IK})`;
}

const IN_HEAD: Readonly<Record<string, string | null>> = {
  [SELF_PAYERS.uninsured]: 'keine',
  [SELF_PAYERS.selfPaying]: 'nicht beteiligt (Selbstzahlung)',
  // To be filled in by hand.
  [SELF_PAYERS.privatelyInsured]: null,
};

/** The Krankenkasse in the head of a page, for any payer; null for a line to fill in by hand. */
export function insurerInHead(insurer: Krankenkasse): string | null {
  const { Kasse, selfPay } = insurer;
  if (!selfPay) return insurerWithIk(insurer);
  return Kasse in IN_HEAD ? (IN_HEAD[Kasse] ?? null) : Kasse;
}
