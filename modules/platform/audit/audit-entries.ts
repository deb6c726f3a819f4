import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { type Actor, requireVendor } from '../domain/actor.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Which entries are asked for; what is left out does not matter. */
export interface AuditFilter {
  /** From this instant on. */
  readonly since?: Date;
  /** Before this instant. */
  readonly until?: Date;
  /** `user:7`, `operator:root`, `visitor` or `system`. */
  readonly who?: string;
  readonly what?: string;
  /** `user:7` or `institution:7`. */
  readonly whom?: string;
  /** How many at most, the newest of them. */
  readonly limit: number;
}

/** An entry as it is read. */
export type ReadAuditEntry = Readonly<
  Pick<AuditEntry, 'id' | 'at' | 'who' | 'what' | 'whom' | 'origin' | 'detail' | 'times'>
>;

/** Reads the audit log. */
export class AuditEntries {
  private readonly em: EntityManager;

  constructor(em: EntityManager) {
    this.em = em;
  }

  /** The entries that are asked for, the newest first. */
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
