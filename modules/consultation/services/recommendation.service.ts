import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import { AuditLog, lockData, ReadModel } from '#platform';
import { type Actor, DomainError, requireVendor } from '#platform/domain';
import {
  faultPlace,
  type LineFault,
  type ReadRecommendations,
  readRecommendationCsv,
  recommendationCsv,
  unknownNumbers,
} from '../domain/recommendation-csv.ts';
import {
  compareTables,
  type ProductIds,
  type RecommendationChanges,
  type RecommendationReport,
  type RecommendationTable,
  reportOn,
  resolveRecommendations,
} from '../domain/recommendation-table.ts';
import { RecommendationRow } from '../entities/recommendation.entity.ts';
import { writeRecommendations } from './write-recommendations.ts';

/** What a file would do to the table, and what is wrong with it. */
export interface CheckedRecommendations {
  /** What keeps it from being taken over. */
  readonly faults: readonly LineFault[];
  /** Artikelnummern that the catalogue does not have. */
  readonly unknown: readonly LineFault[];
  /** Required keys that would be missing afterwards. */
  readonly missingKeys: readonly string[];
  readonly changes: RecommendationChanges;
}

/** The table of recommendations: consultations read it, vendor and operator maintain it. */
@Injectable()
export class RecommendationService {
  private readonly table;
  /** The table for the ids of one catalogue: both stay the same objects until one of them changes. */
  private resolved: { table: RecommendationTable; ids: ProductIds; keys: RecommendationTable } | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {
    this.table = new ReadModel(em, ['catalogue'], () => this.read(em.fork()));
  }

  /**
   * Product ids of this catalogue by key, for all keys: the browser looks its key up itself, because the key
   * is health data and must not be asked for. The same object until table or catalogue change.
   */
  async idsByKey(actor: Actor): Promise<RecommendationTable> {
    const ids = await this.products.idsByArtikelnummer(actor);
    const table = await this.table.get();
    if (this.resolved?.table !== table || this.resolved.ids !== ids)
      this.resolved = { table, ids, keys: resolveRecommendations(table, ids) };
    return this.resolved.keys;
  }

  /**
   * What is wrong with the table: products that the catalogue no longer has, keys with none left.
   * @throws DomainError `forbidden` for users of other institutions than the vendor's
   */
  async report(actor: Actor): Promise<RecommendationReport> {
    requireVendor(actor);
    return reportOn(await this.read(), await this.products.idsByArtikelnummer(actor));
  }

  /** The table as a CSV file. */
  async export(actor: Actor): Promise<string> {
    requireVendor(actor);
    return recommendationCsv(await this.read());
  }

  /**
   * What an import of a file would do, and what is wrong with the file; nothing is written.
   *
   * @param replaces whether keys go that the file does not name; else they stay
   */
  async check(actor: Actor, csv: string, replaces = false): Promise<CheckedRecommendations> {
    requireVendor(actor);
    const file = readRecommendationCsv(csv);
    const ids = await this.products.idsByArtikelnummer(actor);
    const before = await this.read();
    const after = resultOf(before, file, replaces);
    return {
      faults: file.faults,
      unknown: unknownNumbers(file, ids),
      missingKeys: reportOn(after, ids).missingKeys,
      changes: compareTables(before, after),
    };
  }

  /**
   * Takes a file over, whole or not at all.
   *
   * @param replaces whether keys go that the file does not name; else they stay
   * @throws DomainError `invalid` with a field for each fault: what cannot be read, an Artikelnummer that the
   *   catalogue does not have, a required key that would be missing afterwards
   */
  async import(actor: Actor, csv: string, replaces = false): Promise<RecommendationChanges> {
    requireVendor(actor);
    const file = readRecommendationCsv(csv);
    const ids = await this.products.idsByArtikelnummer(actor);
    refuse([...file.faults, ...unknownNumbers(file, ids)]);
    return this.em.fork().transactional(async (em) => {
      // Another import waits here until this one is done. The table is part of the catalogue's data.
      await lockData(em as SqlEntityManager, 'catalogue');
      const before = await this.read(em);
      const after = resultOf(before, file, replaces);
      refuseGaps(reportOn(after, ids).missingKeys);
      const changes = compareTables(before, after);
      await writeRecommendations(em, after, changes);
      const counts = {
        added: changes.added.length,
        changed: changes.changed.length,
        removed: changes.removed.length,
        unchanged: changes.unchanged,
      };
      await this.audit.note(actor, 'recommendations-imported', { after: counts }, em);
      return changes;
    });
  }

  private async read(em: EntityManager = this.em): Promise<RecommendationTable> {
    const rows = await em.find(RecommendationRow, {}, { disableIdentityMap: true });
    return Object.fromEntries(rows.map(({ key, artikelnummern }) => [key, artikelnummern]));
  }
}

/** The table as it is after an import. */
function resultOf(
  before: RecommendationTable,
  { table }: ReadRecommendations,
  replaces: boolean,
): RecommendationTable {
  return replaces ? table : { ...before, ...table };
}

function refuse(faults: readonly LineFault[]): void {
  if (faults.length === 0) return;
  const fields = faults.map((fault) => [faultPlace(fault), fault.message]);
  const count = faults.length === 1 ? 'einen Fehler' : `${faults.length} Fehler`;
  throw new DomainError(
    'invalid',
    `Die Datei hat ${count}; es wurde nichts geändert.`,
    Object.fromEntries(fields),
  );
}

function refuseGaps(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new DomainError(
    'invalid',
    `Danach würden ${missing.length} Schlüssel fehlen, zum Beispiel ${missing[0]}; es wurde nichts geändert.`,
  );
}
