import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModelMemory, ReadModels, RecordServices, requireOperator } from '#platform';
import {
  type Actor,
  type CalendarDay,
  CONSULTATION_RIGHTS,
  requireAnyRight,
  requireRight,
} from '#platform/domain';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { KASSEN_READERS, krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import { type DatedKrankenkasse, type Krankenkasse, ratesOn } from '../krankenkassen/krankenkasse.ts';
import type { ManagedKrankenkasse } from '../krankenkassen/krankenkassen-list.ts';
import { type ChosenKrankenkasse, type KrankenkassenChoice, readChoice } from './chosen-krankenkassen.ts';
import { offeredOf } from './offered.ts';

/** Reads the Krankenkassen of an institution. */
@Injectable()
export class KrankenkassenService {
  private readonly choices;
  private readonly list;

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(RecordServices) records: RecordServices,
    @Inject(ReadModelMemory) memory: ReadModelMemory,
  ) {
    this.list = records.of(krankenkasseRecord);
    this.choices = new ReadModels(
      memory,
      (id) => new ReadModel(em, ['krankenkassen', `institution:${id}`], () => readChoice(em.fork(), id)),
    );
  }

  /**
   * The Krankenkassen offered by a consultation of the actor's institution, with the rates of the day, sorted
   * by name. An institution that has chosen none, as after its registration, gets the whole vendor's list: no
   * consultation can begin without a Krankenkasse. Its own ones may come in addition to that list (`offeredOf`).
   */
  async own(actor: Actor, day: CalendarDay): Promise<readonly Krankenkasse[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    const choice = await this.chosen(actor);
    // The vendor's list is read only where it is offered.
    const isListed = choice.zusaetzlich || choice.entries.length === 0;
    const offered = offeredOf(choice, isListed ? await this.list.all(actor) : []);
    return offered.map((each) => ratesOn(plain(each), day));
  }

  /**
   * The Krankenkassen an institution has chosen, for all who may read them.
   *
   * @param institutionId the actor's own by default; the vendor's staff may name any
   * @throws DomainError `not-found` if out of reach, `forbidden` without a reader's right
   */
  async chosen(actor: Actor, institutionId?: number): Promise<KrankenkassenChoice> {
    requireAnyRight(actor, KASSEN_READERS);
    return this.choices.get(await institutionInScope(this.em, actor, institutionId));
  }

  /**
   * The same for users who change them.
   *
   * @param institutionId the actor's own by default; the vendor's staff may name any
   * @throws DomainError `not-found` if out of reach, `forbidden` without the right to choose
   */
  async choice(actor: Actor, institutionId?: number): Promise<KrankenkassenChoice> {
    requireRight(actor, 'kassen_einst');
    return this.choices.get(await institutionInScope(this.em, actor, institutionId));
  }

  /** A Krankenkasse of the vendor's list by its name, for the operator; null if there is none. */
  async byName(actor: Actor, kasse: string): Promise<DatedKrankenkasse | null> {
    requireOperator(actor);
    const row = (await this.list.all(actor)).find(({ Kasse }) => Kasse === kasse);
    if (row === undefined) return null;
    const { id: _, version: __, ...found } = row;
    return found;
  }
}

/** Without ids and version, which are not needed by a calculation. */
function plain(kasse: ChosenKrankenkasse | ManagedKrankenkasse): DatedKrankenkasse {
  const {
    id: _,
    version: __,
    krankenkassenId: ___,
    ...each
  } = { version: 0, krankenkassenId: null, ...kasse };
  return each;
}
