import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModelMemory, ReadModels } from '#platform';
import {
  type Actor,
  CONSULTATION_RIGHTS,
  DomainError,
  packFiles,
  requireAnyRight,
  requireUser,
} from '#platform/domain';
import { ContractForm } from '../contract-forms/contract-form.entity.ts';
import {
  type FormBundle,
  type FormHead,
  type OfferedForm,
  type PartHead,
  partsOf,
} from '../contract-forms/form-bundle.ts';
import { formSizes } from './form-room.ts';
import { FORM_GONE } from './managed-form.ts';

/** The forms of an institution and of the vendor, and where their files are. */
export interface OfferedForms {
  /** By name. */
  readonly forms: readonly OfferedForm[];
  /** Null if there are none. */
  readonly bundle: FormBundle | null;
}

interface StoredForm {
  readonly id: number;
  readonly version: number;
  /** Of its PDF. */
  readonly bytes: number;
}

interface Offer extends OfferedForms {
  readonly parts: readonly (readonly StoredForm[])[];
}

/** Reads the forms that contracts prescribe, for consultations. Nothing of a consultation comes here. */
@Injectable()
export class ContractFormService {
  private readonly offers;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(ReadModelMemory) memory: ReadModelMemory,
  ) {
    this.offers = new ReadModels(
      memory,
      (id) => new ReadModel(em, ['contract-forms', `institution:${id}`], () => readOffer(em.fork(), id)),
    );
  }

  /** The forms of the actor's institution and those of the vendor. */
  async offered(actor: Actor): Promise<OfferedForms> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    const { forms, bundle } = await this.offers.get(requireUser(actor).institutionId);
    return { forms, bundle };
  }

  /**
   * A part of the current bundle of these forms: `packFiles` with a PartHead, then with FormHead for each.
   *
   * @param part counted from 0
   * @returns with the version it is of; null for a part whose forms are being changed, which is of none
   * @throws DomainError `not-found` if there is no such part
   */
  async part(
    actor: Actor,
    part: number,
  ): Promise<{ readonly version: string | null; readonly bytes: Uint8Array }> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    const { institutionId } = requireUser(actor);
    const { parts, bundle } = await this.offers.get(institutionId);
    const wanted = parts[part];
    if (bundle === null || wanted === undefined) throw new DomainError('not-found', FORM_GONE);
    const rows = await this.em.fork().find(
      ContractForm,
      {
        id: { $in: wanted.map(({ id }) => id) },
        $or: [{ institution: null }, { institution: institutionId }],
      },
      { populate: ['file', 'fields', 'mapping'], orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
    const isCurrent =
      rows.length === wanted.length && rows.every(({ version }, index) => version === wanted[index]?.version);
    const bytes = packFiles<PartHead | FormHead>([
      [bundle, new Uint8Array()],
      ...rows.map(
        ({ id, version, mapping, fields, file }) => [{ id, version, mapping, fields }, file] as const,
      ),
    ]);
    return { version: isCurrent ? bundle.version : null, bytes };
  }
}

async function readOffer(em: SqlEntityManager, institution: number): Promise<Offer> {
  const rows = await em.find(
    ContractForm,
    { $or: [{ institution: null }, { institution }] },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  const sizeOf = new Map([...(await formSizes(em, institution)), ...(await formSizes(em, null))]);
  const stored = rows.map(({ id, version }) => ({ id, version, bytes: sizeOf.get(id) ?? 0 }));
  const parts = partsOf(stored);
  // An id may be taken once more after a deletion: when a form was stored tells the two apart.
  const content = rows.map(({ id, version, stored: at }) => [id, version, at.getTime(), sizeOf.get(id)]);
  const version = hash('sha256', JSON.stringify(content), 'base64url');
  return {
    forms: rows
      .map(({ id, name, kassen }) => ({ id, name, kassen }))
      .sort((one, other) => one.name.localeCompare(other.name, 'de') || one.id - other.id),
    bundle: parts.length === 0 ? null : { version, parts: parts.length },
    parts,
  };
}
