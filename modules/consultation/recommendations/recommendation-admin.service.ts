import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { findNamedProducts, ProductService, productNames } from '#catalogue';
import { AuditLog, lockData, ReadModel } from '#platform';
import {
  type Actor,
  changedMeanwhile,
  DomainError,
  isOutdated,
  type ListQuery,
  type Page,
  pageOf,
  requireVendor,
} from '#platform/domain';
import { readDefinitions } from '../definitions/definition-rows.ts';
import {
  coverageOf,
  keyInWords,
  type ManagedRecommendation,
  managedRecommendations,
  type NamedProduct,
  type RecommendationColumn,
  type RecommendationCoverage,
  recommendationColumns,
} from './managed-recommendation.ts';
import { addedUnknown, markChange, mustName, PICK_NOT_AMONG } from './recommendation-file.ts';
import type { RecommendationInput } from './recommendation-input.ts';
import { readRecommendations } from './recommendation-rows.ts';
import { RECOMMENDATION_KEYS } from './recommendation-table.ts';
import { writeRecommendation } from './write-recommendation.ts';

/** Products that a search names: of more, more letters are wanted. */
const MOST_FOUND = 20;

/** A part of the table, and how much of all of it leads to a product. */
export interface RecommendationList {
  readonly page: Page<ManagedRecommendation>;
  readonly coverage: RecommendationCoverage;
}

/** Maintains what is recommended to each key. */
@Injectable()
export class RecommendationAdminService {
  private readonly rows;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(ProductService) private readonly catalogue: ProductService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {
    this.rows = new ReadModel(em, ['catalogue', 'definitions'], () => this.read());
  }

  /** A page of the keys with what is recommended to them, also of those that the table has not. */
  async list(actor: Actor, query: ListQuery<RecommendationColumn>): Promise<RecommendationList> {
    requireVendor(actor);
    const rows = await this.rows.get();
    return { page: pageOf(rows, query, recommendationColumns), coverage: coverageOf(rows) };
  }

  /** Artikelnummern that the catalogue lacks, by the key that names them; keys that lack nothing are left out. */
  async gaps(actor: Actor): Promise<Readonly<Record<string, readonly string[]>>> {
    requireVendor(actor);
    const gaps = (await this.rows.get()).map(({ key, products }) => {
      const missing = products.filter(({ name }) => name === null);
      return [key, missing.map(({ Artikelnummer }) => Artikelnummer)] as const;
    });
    return Object.fromEntries(gaps.filter(([, missing]) => missing.length > 0));
  }

  /** The first products of the catalogue whose name or Artikelnummer holds a text, each once. */
  async find(actor: Actor, text: string): Promise<readonly NamedProduct[]> {
    requireVendor(actor);
    return findNamedProducts(this.em.fork(), text.trim(), MOST_FOUND);
  }

  /**
   * Sets what is recommended to a key. A child's key without a product goes: that of a woman counts then.
   *
   * @returns the version that the next write of the key names
   * @throws DomainError `invalid` with the field, also for an Artikelnummer that neither the catalogue nor the key has;
   *   `conflict` with the row that is there now (ManagedRecommendation) as `current`
   */
  async save(
    actor: Actor,
    { key, version, products = [], pick: given = '' }: RecommendationInput,
  ): Promise<{ readonly version: number }> {
    requireVendor(actor);
    if (!RECOMMENDATION_KEYS.includes(key))
      throw new DomainError('not-found', 'Das ist kein Schlüssel einer Empfehlung.');
    const numbers = products.map(({ Artikelnummer }) => Artikelnummer);
    refuseDoubled(numbers);
    const pick = given === '' ? null : given;
    if (pick !== null && !numbers.includes(pick)) throw refusal('pick', PICK_NOT_AMONG);
    if (numbers.length === 0 && mustName(key))
      throw refusal('products', 'Bitte nehmen Sie mindestens ein Produkt auf.');
    const ids = await this.catalogue.idsByArtikelnummer(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const rows = await readRecommendations(em);
      const row = rows.get(key);
      const present = row?.version ?? 0;
      const before = row?.artikelnummern ?? [];
      if (isOutdated(present, version))
        throw changedMeanwhile(currentOf(key, present, row, await productNames(em, before)));
      const unknown = addedUnknown(numbers, before, ids);
      if (unknown.length > 0) throw refusal('products', `Nicht im Katalog: ${unknown.join(', ')}.`);
      await writeRecommendation(em, key, numbers, pick);
      const { questionnaire } = await readDefinitions(em);
      const marked = markChange(row?.pick ?? null, pick);
      const record = { kind: 'recommendation', id: key, name: keyInWords(key, questionnaire) };
      const facts = {
        record,
        code: key,
        before: { products: before, ...marked.before },
        after: { products: numbers, ...marked.after },
      };
      await this.audit.note(actor, 'recommendation-saved', facts, em);
      return { version: numbers.length === 0 ? 0 : present + 1 };
    });
  }

  private async read(): Promise<readonly ManagedRecommendation[]> {
    const em = this.em.fork();
    const rows = await readRecommendations(em);
    const { questionnaire } = await readDefinitions(em);
    return managedRecommendations(
      Object.fromEntries([...rows].map(([key, { artikelnummern }]) => [key, artikelnummern])),
      Object.fromEntries([...rows].flatMap(([key, { pick }]) => (pick ? [[key, pick]] : []))),
      new Map([...rows].map(([key, { version }]) => [key, version])),
      await productNames(em, new Set([...rows.values()].flatMap(({ artikelnummern }) => artikelnummern))),
      questionnaire,
    );
  }
}

const currentOf = (
  key: string,
  version: number,
  row: { readonly artikelnummern: readonly string[]; readonly pick?: string | null | undefined } | undefined,
  names: ReadonlyMap<string, string>,
) => ({
  key,
  version,
  pick: row?.pick ?? null,
  products: (row?.artikelnummern ?? []).map((Artikelnummer) => ({
    Artikelnummer,
    name: names.get(Artikelnummer) ?? null,
  })),
});

const refusal = (field: string, message: string) => new DomainError('invalid', message, { [field]: message });

function refuseDoubled(numbers: readonly string[]): void {
  const doubled = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (doubled !== undefined) throw refusal('products', `${doubled} ist zweimal aufgenommen.`);
}
