import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { type Actor, requireVendor } from '../domain/actor.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** A filter of the audit log; omitted fields match everything. */
export interface AuditFilter {
  /** Inclusive. */
  readonly since?: Date;
  /** Exclusive. */
  readonly until?: Date;
  /** `user:7`, `operator:root`, `visitor` or `system`. */
  readonly who?: string;
  readonly what?: string;
  /** `user:7` or `institution:7`. */
  readonly whom?: string;
  /** Most entries; the newest are kept. */
  readonly limit: number;
}

/** A stored entry. */
export type ReadAuditEntry = Readonly<
  Pick<AuditEntry, 'id' | 'at' | 'who' | 'what' | 'whom' | 'origin' | 'detail' | 'times'>
>;

/** Reads the audit log. */
export class AuditEntries {
  private readonly em: EntityManager;

  constructor(em: EntityManager) {
    this.em = em;
  }

  /** The matching entries, newest first. */
  async list(actor: Actor, filter: AuditFilter): Promise<readonly ReadAuditEntry[]> {
    requireVendor(actor);
    const { since, until, who, what, whom, limit } = filter;
    const where: FilterQuery<AuditEntry> = {
      ...(who !== undefined && { who }),
      ...(what !== undefined && { what }),
      ...(whom !== undefined && { whom }),
      ...((since ?? until) && { at: { ...(since && { $gte: since }), ...(until && { $lt: until }) } }),
    };
    const fields = ['id', 'at', 'who', 'what', 'whom', 'origin', 'detail', 'times'] as const;
    return this.em.fork().find(AuditEntry, where, { fields, limit, orderBy: { id: 'desc' } });
  }
}
