import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, lockData } from '#platform';
import { type Actor, DomainError, isSameList, requireVendor, seenRow } from '#platform/domain';
import { dropUnusedImage } from '../images/image-rows.ts';
import { writeProducts } from '../product-table/write-products.ts';
import { FEATURE_ICONS, inFormerOrder } from '../products/feature-icons.ts';
import { type ProductFields, productFields } from '../products/product-fields.ts';
import { PRODUCT_GONE } from '../products/product-input.ts';
import type { ManagedProduct } from '../products/product-list.ts';
import { readProductRows } from '../products/product-rows.ts';
import { productIdentity, siblingFaults } from '../products/product-siblings.ts';
import { ProductSizeRow } from '../products/product-size.entity.ts';
import { type ProductSheet, sharedOf, sheetOf } from './product-sheet.ts';
import type { ProductSheetInput } from './sheet-input.ts';

const NAMES = Object.keys(productFields) as (keyof ProductFields)[];

/** Whether two rows of the product table say the same, with the order of their lists. */
function sameFields(one: ProductFields, other: ProductFields): boolean {
  return NAMES.every((name) => {
    const [mine, theirs] = [one[name], other[name]];
    return typeof mine === 'object' && typeof theirs === 'object' && mine !== null && theirs !== null
      ? isSameList(mine, theirs)
      : mine === theirs;
  });
}

const OTHER_SIZES =
  'Die Größen des Produkts sind nicht die, die es gerade hat. Bitte öffnen Sie das Produkt noch einmal.';
const THERE_ALREADY =
  'Ein Produkt mit diesem Namen und gleichem Anwendungstyp, Premium/Basis, Schweregrad und gleicher Tropfenanzahl gibt es schon. Bitte öffnen Sie es, und fügen Sie dort die Größe hinzu.';

/** Maintains a product together with all its sizes. */
@Injectable()
export class ProductSheetService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Adds a product with its sizes, or changes one, in one transaction. What the sizes share is the same for all of
   * them afterwards; new sizes are added. None is deleted: what goes with a size is asked before
   * (ProductsRemovalService). A size keeps its id, and with it its own prices; one that has not changed keeps its
   * version. A picture that no product names any more is deleted.
   *
   * @returns its lowest id of a size and its version
   * @throws DomainError `invalid` with fields such as `sizes.0.PZN`: a PZN or size twice, or of another product, and a
   *   name that another product has; `not-found`; `conflict` with the product as it is now (ProductSheet) as `current`
   */
  async save(
    actor: Actor,
    input: ProductSheetInput,
  ): Promise<{ readonly id: number; readonly version: number }> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const before = input.id === null ? [] : await storedSizes(em, input.id, input.version);
      const known = new Map(before.map((row) => [row.id, row]));
      const rows = sheetRows(input, before[0]?.ICONS ?? []);
      const named = rows.flatMap(({ id }) => (id === null ? [] : [id]));
      if (
        named.length !== known.size ||
        !named.every((id) => known.has(id)) ||
        new Set(named).size < named.length
      )
        throw new DomainError('invalid', OTHER_SIZES);
      await refuseRivals(em, rows, known);
      const changed = rows.filter(({ id, row }) => {
        const former = id === null ? undefined : known.get(id);
        return former === undefined || !sameFields(former, row);
      });
      if (changed.length > 0) await writeProducts(em, changed, this.clock.now());
      const [first] = rows as readonly [SheetRow, ...SheetRow[]];
      const written = await em.findOneOrFail(
        ProductSizeRow,
        { pzn: first.row.PZN },
        { disableIdentityMap: true },
      );
      const now = await readProductRows(em, { product: written.product.id });
      await this.noteChanges(em, actor, changed, known, now);
      const { id, version } = sheetOf(now as [ManagedProduct, ...ManagedProduct[]]);
      return { id, version };
    });
  }

  /** One note for each size that is new or changed itself; one alone where only what all share has changed. */
  private async noteChanges(
    em: SqlEntityManager,
    actor: Actor,
    changed: readonly SheetRow[],
    known: ReadonlyMap<number, ManagedProduct>,
    now: readonly ManagedProduct[],
  ): Promise<void> {
    const [lead] = known.values();
    const imagepfad = changed[0]?.row.imagepfad;
    const former = lead?.imagepfad ?? '';
    if (imagepfad !== undefined && former !== imagepfad && (await dropUnusedImage(em, former)))
      await this.audit.note(actor, 'image-deleted', { before: { name: former } }, em);
    const own = changed.filter(({ id, row }) => {
      const stored = id === null ? undefined : known.get(id);
      return stored === undefined || !sameFields({ ...stored, ...sharedOf(row) }, row);
    });
    for (const { id, row } of own.length > 0 ? own : changed.slice(0, 1)) {
      const { version: _, ...stored } = (id === null ? undefined : known.get(id)) ?? {};
      const written = now.find(({ PZN }) => PZN === row.PZN)?.id;
      const facts = { after: { id: written, ...row }, ...(id !== null && { before: stored }) };
      await this.audit.note(actor, 'product-saved', facts, em);
    }
  }
}

/** All sizes of the product that one of them names, as somebody has seen it. */
async function storedSizes(
  em: SqlEntityManager,
  id: number,
  version: number | undefined,
): Promise<readonly ManagedProduct[]> {
  const named = await em.findOne(ProductSizeRow, id, { disableIdentityMap: true });
  const rows = named === null ? [] : await readProductRows(em, { product: named.product.id });
  const sheet: ProductSheet | null = rows.length === 0 ? null : sheetOf(rows as [ManagedProduct]);
  seenRow(sheet, version, PRODUCT_GONE);
  return rows;
}

/** Refuses PZNs and sizes that are there twice, and a product that is there already. */
async function refuseRivals(
  em: SqlEntityManager,
  rows: readonly SheetRow[],
  known: ReadonlyMap<number, ManagedProduct>,
): Promise<void> {
  const [{ row: first }] = rows as readonly [SheetRow];
  const pzns = rows.map(({ row }) => row.PZN);
  const rivals = await readProductRows(em, {
    $or: [{ pzn: { $in: pzns } }, { product: { produktbezeichnung: first.Produktbezeichnung } }],
  });
  const others = rivals.filter(({ id }) => !known.has(id));
  const owners = new Map(others.map((other) => [other.PZN, other]));
  const fields: Record<string, string> = {};
  for (const [at, { row }] of rows.entries()) {
    const twin = pzns.indexOf(row.PZN);
    const taken = owners.get(row.PZN);
    if (twin < at) fields[`sizes.${at}.PZN`] = `Die PZN ${row.PZN} steht schon bei Größe ${twin + 1}.`;
    else if (taken !== undefined)
      fields[`sizes.${at}.PZN`] =
        `Die PZN ${row.PZN} hat schon „${taken.Produktbezeichnung}, ${taken.Konfektionsgroesse}“.`;
  }
  const lines = rows.map(({ row }, at) => ({ line: at + 1, row }));
  for (const fault of siblingFaults(lines, []))
    if (fault !== null) fields[`sizes.${fault.line - 1}.${fault.column}`] = fault.message;
  const identity = productIdentity(first);
  if (others.some((other) => productIdentity(other) === identity)) fields.Produktbezeichnung = THERE_ALREADY;
  const messages = Object.values(fields);
  if (messages.length > 0) throw new DomainError('invalid', messages.join(' '), fields);
}

/** A row of the product table that a sheet describes. */
interface SheetRow {
  /** Id of the size; null for a new one. */
  readonly id: number | null;
  readonly row: ProductFields;
}

/**
 * The rows that a sheet describes, each a size with what all share.
 *
 * @param icons of the stored product: ticked boxes keep their order
 */
function sheetRows(
  { id: _, version: __, icons, sizes, ...shared }: ProductSheetInput,
  former: readonly string[],
): readonly SheetRow[] {
  const ticked = FEATURE_ICONS.flatMap(({ name }) => (icons[name] ? [name] : []));
  const ICONS = inFormerOrder(ticked, former);
  return sizes.map(({ id, ...size }) => ({ id, row: { ...shared, ICONS, ...size } }));
}
