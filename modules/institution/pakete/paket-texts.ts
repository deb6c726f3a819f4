import type { RowOf } from '#platform/domain';
import type { paketRecord } from './paket.record.ts';

/** A Paket of the vendor's list. */
export type ManagedPaket = RowOf<(typeof paketRecord)['columns']>;

/** Why a Paket in use cannot be deleted, as worded in the access specification, section 8. */
export const paketInUse = (institutions: number): string =>
  `Dieses Paket kann nicht gelöscht werden, weil es noch ${institutions} Institution(en) mit diesem Paket gibt.`;

/** The two flags and what they are the standard for; exactly one Paket has each flag. */
export const PAKET_STANDARDS = {
  RegistrierungStandard: 'die Registrierung',
  VollversionStandard: 'die Vertragsversion',
} as const;
export type PaketStandard = keyof typeof PAKET_STANDARDS;

/** Why the Paket with a flag keeps it. */
export const standardStays = (standard: PaketStandard): string =>
  `Dieses Paket ist der Standard für ${PAKET_STANDARDS[standard]}. Bitte setzen Sie zuerst ein anderes Paket als Standard.`;

/** The flags of a Paket. */
export function standardsOf(paket: Pick<ManagedPaket, PaketStandard>): readonly PaketStandard[] {
  return (Object.keys(PAKET_STANDARDS) as PaketStandard[]).filter((standard) => paket[standard]);
}
