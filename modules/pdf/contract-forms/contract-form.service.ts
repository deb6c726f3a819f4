import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModelMemory, ReadModels } from '#platform';
import { type Actor, CONSULTATION_RIGHTS, DomainError, requireAnyRight, requireUser } from '#platform/domain';
import { FORM_GONE } from '../form-admin/managed-form.ts';
import { ContractForm } from './contract-form.entity.ts';
import type { FormField, FormMapping } from './contract-form.ts';

/** A form as consultations offer it. */
export interface OfferedForm {
  readonly id: number;
  readonly name: string;
  /** Names of the Krankenkassen it is offered for; empty: all. */
  readonly kassen: readonly string[];
  /** Changes with each change of the form. */
  readonly version: number;
}

/** What is needed to fill a form. */
export interface FormFile {
  readonly id: number;
  readonly version: number;
  readonly mapping: FormMapping;
  readonly fields: readonly FormField[];
  readonly file: Uint8Array;
}

/** Reads the forms that contracts prescribe, for consultations. Nothing of a consultation comes here. */
@Injectable()
export class ContractFormService {
  private readonly offers;

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ReadModelMemory) memory: ReadModelMemory,
  ) {
    this.offers = new ReadModels(
      memory,
      (id) => new ReadModel(em, ['contract-forms', `institution:${id}`], () => readOffered(em.fork(), id)),
    );
  }

  /** The forms of the actor's institution and those of the vendor, by name. */
  async offered(actor: Actor): Promise<readonly OfferedForm[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return this.offers.get(requireUser(actor).institutionId);
  }

  /**
   * One of these forms with its file.
   *
   * @throws DomainError `not-found` if there is none, also for another institution's
   */
  async file(actor: Actor, id: number): Promise<FormFile> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    const { institutionId } = requireUser(actor);
    const row = await this.em
      .fork()
      .findOne(
        ContractForm,
        { id, $or: [{ institution: null }, { institution: institutionId }] },
        { populate: ['file', 'fields', 'mapping'], disableIdentityMap: true },
      );
    if (row === null) throw new DomainError('not-found', FORM_GONE);
    const { version, mapping, fields, file } = row;
    return { id, version, mapping, fields, file };
  }
}

async function readOffered(em: EntityManager, institution: number): Promise<readonly OfferedForm[]> {
  const rows = await em.find(
    ContractForm,
    { $or: [{ institution: null }, { institution }] },
    { disableIdentityMap: true },
  );
  return rows
    .map(({ id, name, kassen, version }) => ({ id, name, kassen, version }))
    .sort((one, other) => one.name.localeCompare(other.name, 'de') || one.id - other.id);
}
