import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Institution } from '#institution';
import type { FormField, FormMapping } from './contract-form.ts';

/** A form that a contract prescribes, with the mapping of its fields. Contains no personal data. */
export const ContractForm = defineEntity({
  name: 'ContractForm',
  tableName: 'contract_form',
  properties: {
    id: p.integer().primary(),
    /** Null: the vendor's, offered to all institutions. */
    institution: () => p.manyToOne(Institution).nullable().deleteRule('cascade').index(),
    name: p.string().length(80),
    /** Names of the Krankenkassen it is offered for; empty: all. */
    kassen: p.json().$type<readonly string[]>(),
    fields: p.json().$type<readonly FormField[]>().lazy(),
    mapping: p.json().$type<FormMapping>().lazy(),
    pages: p.integer(),
    /** As `readForm` has written it. */
    file: p.blob().lazy(),
    stored: p.datetime(),
    version: p.integer().default(1),
  },
});
export type ContractForm = InferEntity<typeof ContractForm>;
