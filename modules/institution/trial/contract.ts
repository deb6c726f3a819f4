import type { EntityManager } from '@mikro-orm/core';
import { type CalendarDay, DomainError } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { Paket } from '../pakete/paket.entity.ts';

/** The two Pakete that carry a default flag; exactly one carries each (readings, section 4). */
export type DefaultPaket = 'RegistrierungStandard' | 'VollversionStandard';

const UNKNOWN = 'Dieses Paket gibt es nicht.';

/**
 * What an institution is given with a Paket: its trial starts today where the Paket has one.
 *
 * @param which one with a default flag, or any by its id
 * @throws DomainError `invalid` with `PaketId` for an id that no Paket has
 */
export async function paketTerms(em: EntityManager, which: DefaultPaket | number, today: CalendarDay) {
  const paket = await em.findOne(Paket, typeof which === 'number' ? { id: which } : { [which]: true });
  if (paket === null) throw new DomainError('invalid', UNKNOWN, { PaketId: UNKNOWN });
  const testphase = paket.Testphasendauer > 0;
  return { paket: paket.id, testphase, testbeginn: testphase ? today : null };
}

/**
 * Gives an institution in its trial the Paket of the full version (readings, section 4: 'Applying'). Of any
 * number of times, in any process, one changes something; outside of a trial none does.
 *
 * @returns whether this one did
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
