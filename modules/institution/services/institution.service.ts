import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#platform';
import { type Actor, type CalendarDay, requireUser } from '#platform/domain';
import { type Berechnungsmethode, type Letterhead, trialDaysLeft } from '../domain/index.ts';
import { Institution } from '../entities/institution.entity.ts';

/** An institution as the frame of every screen shows it. */
export interface InstitutionView {
  readonly name: string;
  readonly method: Berechnungsmethode;
  /** Days left of the trial; null outside of one. */
  readonly trialDaysLeft: number | null;
  /** In the trial a contract has been applied for already. */
  readonly fullVersionApplied: boolean;
}

/** Gives an institution's own settings. */
@Injectable()
export class InstitutionService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The actor's institution. */
  async own(actor: Actor): Promise<InstitutionView> {
    const { institutionId } = requireUser(actor);
    const row = await this.em.findOneOrFail(Institution, institutionId, {
      populate: ['paket'],
      strategy: 'joined',
    });
    return {
      name: row.name,
      method: row.berechnungsmethode,
      trialDaysLeft: trialDaysLeft(
        {
          testphase: row.testphase,
          testbeginn: (row.testbeginn ?? null) as CalendarDay | null,
          testphasendauer: row.paket.testphasendauer,
        },
        this.clock.today(),
      ),
      fullVersionApplied: row.paket.vollversionStandard,
    };
  }

  /** What the documents of the actor's institution say of it. */
  async letterhead(actor: Actor): Promise<Letterhead> {
    const { institutionId } = requireUser(actor);
    const row = await this.em.findOneOrFail(Institution, institutionId);
    const { name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner } = row;
    return {
      ...{ name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner },
      trial: row.testphase,
    };
  }
}
