import type { EntityManager } from '@mikro-orm/core';
import { ContractForm } from '../contract-forms/contract-form.entity.ts';
import type { FormField, FormMapping } from '../contract-forms/contract-form.ts';

/** A form as it is managed. */
export interface ManagedForm {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly kassen: readonly string[];
  readonly pages: number;
  readonly fields: readonly FormField[];
  readonly mapping: FormMapping;
}

/** Message for a form that another user has deleted, or that belongs to another institution. */
export const FORM_GONE = 'Dieses Formular gibt es nicht mehr.';

/** The forms of an owner by name; without their files. */
export async function managedForms(
  em: EntityManager,
  institution: number | null,
): Promise<readonly ManagedForm[]> {
  const rows = await em.find(
    ContractForm,
    { institution },
    { populate: ['fields', 'mapping'], disableIdentityMap: true },
  );
  return rows
    .map(managed)
    .sort((one, other) => one.name.localeCompare(other.name, 'de') || one.id - other.id);
}

/** One of them; null without it. */
export async function managedForm(
  em: EntityManager,
  institution: number | null,
  id: number,
): Promise<ManagedForm | null> {
  const row = await em.findOne(
    ContractForm,
    { id, institution },
    { populate: ['fields', 'mapping'], disableIdentityMap: true },
  );
  return row === null ? null : managed(row);
}

function managed(row: ManagedForm): ManagedForm {
  const { id, version, name, kassen, pages, fields, mapping } = row;
  return { id, version, name, kassen, pages, fields, mapping };
}
