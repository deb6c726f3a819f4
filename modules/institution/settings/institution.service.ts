import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, ReadModel, ReadModelMemory, ReadModels } from '#platform';
import { type Actor, type CalendarDay, requireUser } from '#platform/domain';
import type { Berechnungsmethode } from '../calculation-method/calculation-methods.ts';
import { adviserNamesOf } from '../contact/adviser-names.ts';
import { type CardLine, cardLinesOf } from '../contact/card-lines.ts';
import type { Letterhead } from '../contact/letterhead.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { trialDaysLeft } from '../trial/trial.ts';

/** An institution as the frame shows it. */
export interface InstitutionView {
  readonly id: number;
  readonly name: string;
  readonly method: Berechnungsmethode;
  /** Days left of the trial; null outside of one. */
  readonly trialDaysLeft: number | null;
  /** A contract was applied for during the trial. */
  readonly fullVersionApplied: boolean;
}

/** Reads the settings of the actor's institution. */
@Injectable()
export class InstitutionService {
  private readonly settings;

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ReadModelMemory) memory: ReadModelMemory,
  ) {
    this.settings = new ReadModels(
      memory,
      (id) => new ReadModel(em, ['pakete', `institution:${id}`], () => readSettings(em.fork(), id)),
    );
  }

  /** The actor's institution. */
  async own(actor: Actor): Promise<InstitutionView> {
    const { institutionId: id } = requireUser(actor);
    const { name, method, trial, fullVersionApplied } = await this.settings.get(id);
    return { id, name, method, trialDaysLeft: trialDaysLeft(trial, this.clock.today()), fullVersionApplied };
  }

  /** The institution's data for documents. */
  async letterhead(actor: Actor): Promise<Letterhead> {
    return (await this.settings.get(requireUser(actor).institutionId)).letterhead;
  }

  /** The names of the institution's advisers, in its own order; empty if it keeps no list. */
  async adviserNames(actor: Actor): Promise<readonly string[]> {
    return (await this.settings.get(requireUser(actor).institutionId)).adviserNames;
  }

  /** Whether the institution seals each mailed document with a password of its own. */
  async ownPasswordEach(actor: Actor): Promise<boolean> {
    return (await this.settings.get(requireUser(actor).institutionId)).ownPasswordEach;
  }

  /** What the lines of the institution's card reader hold; empty if it has set no template. */
  async cardLines(actor: Actor): Promise<readonly CardLine[]> {
    return (await this.settings.get(requireUser(actor).institutionId)).cardLines;
  }
}

async function readSettings(em: EntityManager, id: number) {
  const row = await em.findOneOrFail(Institution, id, { populate: ['paket'], strategy: 'joined' });
  const { name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner, ik } = row;
  return {
    name,
    method: row.berechnungsmethode,
    trial: {
      testphase: row.testphase,
      testbeginn: (row.testbeginn ?? null) as CalendarDay | null,
      testphasendauer: row.paket.Testphasendauer,
    },
    fullVersionApplied: row.paket.VollversionStandard,
    adviserNames: adviserNamesOf(row.beraternamen),
    cardLines: cardLinesOf(row.kartenzeilen),
    ownPasswordEach: row.kennwortJeVersand,
    letterhead: {
      ...{ name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner, ik },
      trial: row.testphase,
      ...(row.wortlaut !== '' && { wortlaut: row.wortlaut }),
    },
  };
}
