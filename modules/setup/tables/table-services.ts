import { Inject, Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ProductTableService } from '#catalogue';
import { OwnPriceTableService, RecommendationTableService } from '#consultation';
import { AdmTableService, MatchingTableService } from '#institution';
import { RecordServices, type TableService } from '#platform';
import { DomainError, type TableRow } from '#platform/domain';
import { records } from '../records.ts';

/** Tables with a service of their own, by the name in their address. */
const OWN = new Map<string, Type<unknown>>(
  Object.entries({
    preise: OwnPriceTableService,
    produkte: ProductTableService,
    kundennummern: MatchingTableService,
    aussendienst: AdmTableService,
    empfehlungen: RecommendationTableService,
  }),
);

/** The plain lists that are exported and imported. */
const LISTS = records.flatMap(({ record }) => (record.file ? [record] : []));

/** The names of all tables. */
export const TABLE_NAMES: readonly string[] = [...OWN.keys(), ...LISTS.map(({ name }) => name)];

/** The tables that screens export and import, by the name in their address. */
@Injectable()
export class TableServices {
  constructor(
    @Inject(ModuleRef) private readonly modules: ModuleRef,
    @Inject(RecordServices) private readonly lists: RecordServices,
  ) {}

  /** @throws DomainError `not-found` if there is no such table */
  of(name: string): TableService<TableRow> {
    const table = this.find(name);
    if (table === undefined) throw new DomainError('not-found', 'Diese Tabelle gibt es nicht.');
    return table;
  }

  /** The table; undefined if there is no such table. */
  find(name: string): TableService<TableRow> | undefined {
    const own = OWN.get(name);
    if (own !== undefined) return this.modules.get<TableService<TableRow>>(own, { strict: false });
    const list = LISTS.find((record) => record.name === name);
    return list && (this.lists.of(list).file as unknown as TableService<TableRow>);
  }
}
