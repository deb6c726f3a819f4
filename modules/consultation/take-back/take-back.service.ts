import { Inject, Injectable } from '@nestjs/common';
import { ProductTableService } from '#catalogue';
import { competitorRecord, contractPriceRecord } from '#catalogue/domain';
import { krankenkasseRecord } from '#institution/domain';
import {
  type AddedRows,
  type LoggedImport,
  RecordServices,
  TableImports,
  type TableService,
  type TakenBack,
} from '#platform';
import { type Actor, DomainError, type ListRecord, type TableRow } from '#platform/domain';
import { OwnPriceTableService } from '../own-price-admin/own-price-table.service.ts';
import { RecommendationTableService } from '../recommendations/recommendation-table.service.ts';
import { addedSizes } from './added-sizes.ts';

/** The import that somebody wants to take back, and what that would do. */
export interface TakeBackPreview extends TakenBack {
  readonly id: number;
  /** Name of the table. */
  readonly table: string;
  /** When the file was imported, in the format of `toISOString`. */
  readonly at: string;
}

const UNKNOWN = 'Diese Einlesung steht nicht im Protokoll, oder ihre Tabelle lässt sich nicht zurücknehmen.';

/**
 * Takes imports back, for those who may import the table. Tables of institutions and users are not among them: an
 * import of these sends mails, gives passwords and begins trials, which nobody takes back.
 */
@Injectable()
export class TakeBackService {
  private readonly tables: ReadonlyMap<string, TableService<TableRow>>;

  constructor(
    @Inject(TableImports) private readonly imports: TableImports,
    @Inject(ProductTableService) products: ProductTableService,
    @Inject(OwnPriceTableService) ownPrices: OwnPriceTableService,
    @Inject(RecommendationTableService) recommendations: RecommendationTableService,
    @Inject(RecordServices) records: RecordServices,
  ) {
    const files = [krankenkasseRecord, contractPriceRecord, competitorRecord].map(
      (record): [string, unknown] => [record.name, records.of(record as ListRecord).file],
    );
    this.tables = new Map([
      ['products', products],
      ['own-prices', ownPrices],
      ['empfehlungen', recommendations],
      ...files,
    ] as [string, TableService<TableRow>][]);
  }

  /**
   * What taking an import back would do; nothing is written.
   *
   * @param id number of its entry in the audit log
   * @throws DomainError `not-found`; `forbidden` as for an import of the table
   */
  async preview(actor: Actor, id: number): Promise<TakeBackPreview> {
    const { definition, run } = await this.importOf(actor, id);
    return { ...facts(run), ...(await this.imports.takeBacks.preview(definition, run)) };
  }

  /**
   * Restores what nobody has changed since an import, and names the rest. Again it does nothing.
   *
   * @throws DomainError as `preview`
   */
  async take(actor: Actor, id: number): Promise<TakeBackPreview> {
    const { definition, run } = await this.importOf(actor, id);
    return { ...facts(run), ...(await this.imports.takeBacks.take(actor, definition, run)) };
  }

  /**
   * The rows that an import has changed, with their old values, as a CSV file that can be imported.
   *
   * @throws DomainError as `preview`
   */
  async formerRows(actor: Actor, id: number): Promise<string> {
    const { definition, run } = await this.importOf(actor, id);
    return this.imports.takeBacks.former(definition, run);
  }

  private async importOf(actor: Actor, id: number) {
    const run = await this.imports.takeBacks.find(id);
    const service = run === null ? undefined : this.tables.get(run.table);
    if (run === null || service === undefined) throw new DomainError('not-found', UNKNOWN);
    const { table, institutionId } = run;
    const isOfOperator = actor.kind === 'operator' && institutionId !== null;
    const definition = await service.admitted(
      isOfOperator ? { ...actor, institutionId } : actor,
      institutionId ?? undefined,
    );
    return { run, definition: table === 'products' ? { ...definition, addedRows } : definition };
  }
}

const addedRows = addedSizes as unknown as AddedRows<TableRow>;

const facts = ({ id, table, at }: LoggedImport) => ({ id, table, at: at.toISOString() });
