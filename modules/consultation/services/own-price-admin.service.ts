import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import type { Product } from '#catalogue/domain';
import {
  institutionInScope,
  raisePricesVersion,
  readOwnPrices,
  readPricesVersion,
  writeOwnPrices,
} from '#institution';
import { type OwnPrices, type OwnPricesInput, ownPricesInput, type StoredPrices } from '#institution/domain';
import { AuditLog, checked } from '#platform';
import { type Actor, type Cents, changedMeanwhile, DomainError, requireRight } from '#platform/domain';

type Changes = ReadonlyMap<string, Cents | null>;

/** Sets an institution's own prices of the sizes that the catalogue has. */
@Injectable()
export class OwnPriceAdminService {
  private known: { readonly products: readonly Product[]; readonly ids: ReadonlySet<string> } | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Changes the prices that are named; an empty text takes one away. All others stay.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @returns the version that the prices have now
   * @throws DomainError `invalid` with fields such as `prices.12`; `conflict` with the prices that are there now
   *   (StoredPrices) as `current`, where they are not of the version that is named
   */
  async change(
    actor: Actor,
    given: OwnPricesInput,
    institutionId?: number,
  ): Promise<Pick<StoredPrices, 'version'>> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    const { version, prices } = checked(ownPricesInput, given);
    const wanted = () => prices;
    return { version: (await this.write(actor, institution, version, wanted)).version };
  }

  /**
   * Replaces all own prices of an institution; of an empty text none is left.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @returns the prices as they are now
   * @throws DomainError as `change`
   */
  async replace(actor: Actor, given: OwnPricesInput, institutionId?: number): Promise<StoredPrices> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    const { version, prices } = checked(ownPricesInput, given);
    const wanted = (before: OwnPrices): Changes => new Map([...goneOf(before), ...prices]);
    return this.write(actor, institution, version, wanted);
  }

  /**
   * Takes all own prices away ('alle Einträge löschen'): list prices count again.
   *
   * @param version that of the prices somebody has seen; without it they go as they are
   * @throws DomainError `conflict` with the prices that are there now (StoredPrices) as `current`
   */
  async clear(actor: Actor, institutionId?: number, version?: number): Promise<StoredPrices> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    return this.write(actor, institution, version, goneOf);
  }

  private async write(
    actor: Actor,
    institution: number,
    version: number | undefined,
    wanted: (before: OwnPrices) => Changes,
  ): Promise<StoredPrices> {
    const known = await this.sizes(actor);
    return this.em.fork().transactional(async (em) => {
      const raised = await raisePricesVersion(em, institution, version);
      const present = await readPricesVersion(em, institution);
      const before = await readOwnPrices(em, institution);
      if (!raised) throw changedMeanwhile(storedPrices(present, before));
      const changes = changesOf(before, wanted(before));
      refuseUnknown(changes, before, known);
      await writeOwnPrices(em, institution, changes);
      const after = changed(before, changes);
      const facts = {
        institution,
        count: changes.size,
        before: Object.fromEntries([...changes.keys()].map((id) => [id, before.get(id) ?? null])),
        after: Object.fromEntries(changes),
      };
      await this.audit.note(actor, after.size === 0 ? 'own-prices-cleared' : 'own-prices-saved', facts, em);
      return storedPrices(present, after);
    });
  }

  /** Ids of all sizes of the catalogue. */
  private async sizes(actor: Actor): Promise<ReadonlySet<string>> {
    const products = await this.products.priced(actor);
    if (this.known?.products !== products) {
      const ids = products.flatMap(({ sizes }) => Object.values(sizes).map(({ id }) => id));
      this.known = { products, ids: new Set(ids) };
    }
    return this.known.ids;
  }
}

const goneOf = (before: OwnPrices): Changes => new Map([...before.keys()].map((id) => [id, null]));

/** What of it is not there already. */
function changesOf(before: OwnPrices, wanted: Changes): Changes {
  return new Map([...wanted].filter(([id, price]) => price !== (before.get(id) ?? null)));
}

function changed(before: OwnPrices, changes: Changes): OwnPrices {
  const all = new Map<string, Cents | null>([...before, ...changes]);
  return new Map([...all].filter((each): each is [string, Cents] => each[1] !== null));
}

/** Refuses a price of a size that the catalogue does not have; one that has outlived its size may stay. */
function refuseUnknown(changes: Changes, before: OwnPrices, known: ReadonlySet<string>): void {
  const unknown = [...changes].filter(([id, price]) => price !== null && !before.has(id) && !known.has(id));
  if (unknown.length === 0) return;
  const message = 'Diese Größe gibt es im Katalog nicht.';
  throw new DomainError(
    'invalid',
    message,
    Object.fromEntries(unknown.map(([id]) => [`prices.${id}`, message])),
  );
}

function storedPrices(version: number, prices: OwnPrices): StoredPrices {
  return { version, prices: Object.fromEntries(prices) };
}
