import type { Krankenkasse } from '#institution/domain';
import type { Fact } from '../layout/block.ts';
import type { PatientValues } from './persons.ts';

/**
 * Whose document it is, for the head of each page.
 *
 * @param insurer name of the Krankenkasse, null for a line to fill in by hand; left out where it does not matter
 */
export function identityOf({ name, birthdate }: PatientValues, insurer?: string | null): Fact[] {
  return [
    { name: 'Name', value: name },
    { name: 'Geburtsdatum', value: birthdate },
    ...(insurer === undefined ? [] : [{ name: 'Krankenkasse', value: insurer }]),
  ];
}

/** Name of the Krankenkasse; null where somebody pays alone or is insured privately. */
export function insurerName({ Kasse, selfPay }: Krankenkasse): string | null {
  return selfPay ? null : Kasse;
}

/** The same with its Institutionskennzeichen, where that is known: for the head of a page. */
export function insurerWithIk(insurer: Krankenkasse): string | null {
  const name = insurerName(insurer);
  return name === null || !insurer.IK ? name : `${name} (IK\u00a0${insurer.IK})`;
}
