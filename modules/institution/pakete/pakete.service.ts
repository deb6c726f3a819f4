import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ListQuery, type Page, pageOf, requireVendor } from '#platform/domain';
import { type ManagedPaket, type PaketeColumn, paketeColumns } from './paket-input.ts';
import { institutionsByPaket, readPakete } from './paket-rows.ts';

/** A row of the list. */
export interface PaketListRow extends ManagedPaket {
  /** How many institutions have it: while there are any it stays. */
  readonly institutions: number;
}

/** Shows the vendor's staff the Pakete. */
@Injectable()
export class PaketeService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** All Pakete, by their ids. */
  async all(actor: Actor): Promise<readonly ManagedPaket[]> {
    requireVendor(actor);
    return readPakete(this.em.fork());
  }

  /** A page of them. */
  async list(actor: Actor, query: ListQuery<PaketeColumn>): Promise<Page<PaketListRow>> {
    const page = pageOf(await this.all(actor), query, paketeColumns);
    const institutions = await institutionsByPaket(this.em.fork());
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, institutions: institutions.get(row.id) ?? 0 })),
    };
  }

  /** How many institutions have a Paket; 0 for one that does not exist. */
  async usage(actor: Actor, id: number): Promise<number> {
    requireVendor(actor);
    return (await institutionsByPaket(this.em.fork())).get(id) ?? 0;
  }
}
