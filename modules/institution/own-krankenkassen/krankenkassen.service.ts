import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModels, RecordServices, requireOperator } from '#platform';
import {
  type Actor,
  type CalendarDay,
  CONSULTATION_RIGHTS,
  requireAnyRight,
  requireRight,
} from '#platform/domain';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import { type DatedKrankenkasse, type Krankenkasse, ratesOn } from '../krankenkassen/krankenkasse.ts';
import { type ChosenKrankenkasse, type KrankenkassenChoice, readChoice } from './chosen-krankenkassen.ts';

/** Who calculates with Krankenkassen, and who chooses and exports those of the institution. */
const READERS = [...CONSULTATION_RIGHTS, 'kassen_einst', 'einst_export'] as const;

/** The Krankenkassen that an institution works with. */
@Injectable()
export class KrankenkassenService {
  private readonly choices;
  private readonly list;

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(RecordServices) records: RecordServices,
  ) {
    this.list = records.of(krankenkasseRecord);
    this.choices = new ReadModels(
      (id) => new ReadModel(em, ['krankenkassen', `institution:${id}`], () => readChoice(em.fork(), id)),
    );
  }

  /**
   * Those a consultation of the actor's institution offers, with the rates that apply there on its day, sorted by name.
   * While the institution has chosen none, as after its registration, these are all of the vendor's list: without a
   * Krankenkasse no consultation could begin.
   */
  async own(actor: Actor, day: CalendarDay): Promise<readonly Krankenkasse[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    const chosen = (await this.chosen(actor)).map(({ id: _, krankenkassenId: __, ...each }) => each);
    if (chosen.length > 0) return chosen.map((each) => ratesOn(each, day));
    return (await this.list.all(actor)).map(({ id: _, version: __, ...each }) => ratesOn(each, day));
  }

  /**
   * Those an institution has chosen, with their ids.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @throws DomainError `not-found` for any other one, `forbidden` for whoever has nothing to do with them
   */
  async chosen(actor: Actor, institutionId?: number): Promise<readonly ChosenKrankenkasse[]> {
    requireAnyRight(actor, READERS);
    const { entries } = await this.choices.get(await institutionInScope(this.em, actor, institutionId));
    return entries;
  }

  /**
   * What an institution has chosen, with the version that a change of it names.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @throws DomainError `not-found` for any other one, `forbidden` without the right to choose
   */
  async choice(actor: Actor, institutionId?: number): Promise<KrankenkassenChoice> {
    requireRight(actor, 'kassen_einst');
    return this.choices.get(await institutionInScope(this.em, actor, institutionId));
  }

  /** One of the vendor's list by its name, for the operator; null where there is none. */
  async byName(actor: Actor, kasse: string): Promise<DatedKrankenkasse | null> {
    requireOperator(actor);
    const row = (await this.list.all(actor)).find(({ Kasse }) => Kasse === kasse);
    if (row === undefined) return null;
    const { id: _, version: __, ...found } = row;
    return found;
  }
}
