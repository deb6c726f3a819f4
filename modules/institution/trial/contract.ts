import type { EntityManager } from '@mikro-orm/core';
import { type CalendarDay, DomainError } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { Paket } from '../pakete/paket.entity.ts';

/** The two Pakete with a default flag; exactly one has each. */
export type DefaultPaket = 'RegistrierungStandard' | 'VollversionStandard';

const UNKNOWN = 'Dieses Paket gibt es nicht.';

/**
 * The columns an institution gets with a Paket; its trial starts today if the Paket has one.
 *
 * @param which one with a default flag, or any by its id
 * @throws DomainError `invalid` with `PaketId` if no Paket has the id
 */
export async function paketTerms(em: EntityManager, which: DefaultPaket | number, today: CalendarDay) {
  const paket = await em.findOne(Paket, typeof which === 'number' ? { id: which } : { [which]: true });
  if (paket === null) throw new DomainError('invalid', UNKNOWN, { PaketId: UNKNOWN });
  const testphase = paket.Testphasendauer > 0;
  return { paket: paket.id, testphase, testbeginn: testphase ? today : null };
}

/**
 * Moves an institution in its trial to the Paket of the full version. Of concurrent calls in any
 * process exactly one succeeds; outside of a trial none does.
 *
 * @returns whether this call did
 */
export async function applyForFullVersion(
  em: EntityManager,
  institutionId: number,
  today: CalendarDay,
): Promise<boolean> {
  const terms = await paketTerms(em, 'VollversionStandard', today);
  const changed = await em.nativeUpdate(
    Institution,
    { id: institutionId, testphase: true, paket: { $ne: terms.paket } },
    terms,
  );
  return changed === 1;
}
