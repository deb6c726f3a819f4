import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditEntry, Clock, databaseSize, heavyRead, LATE_BACKUP_HOURS, lastBackup } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { type AuditLine, auditListQuery } from '../audit-trail/audit-list.ts';
import { AuditTrailService } from '../audit-trail/audit-trail.service.ts';
import { readTrials, type Trials } from '../institution-admin/institution-list-rows.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A trial is listed from this many days before its end. */
const SOON_DAYS = 7;
/** Lines of each list; the full list is linked. */
const LINES = 5;

/** Number of recent failures. */
export interface RecentCount {
  readonly day: number;
  readonly week: number;
}

/** How old a backup is. */
export interface BackupAge {
  /** In the format of `toISOString`. */
  readonly at: string;
  /** Whole hours. */
  readonly hours: number;
  /** Whether a daily backup should have followed by now. */
  readonly late: boolean;
}

/** The vendor's overview of the installation. */
export interface Overview {
  readonly institutions: Trials['counts'];
  /** Trials that end within a week, the earliest first. */
  readonly ending: Trials['ending'];
  /** Number of such trials, including those not listed. */
  readonly endingCount: number;
  /** The most recent imports of tables and recommendations. */
  readonly imports: readonly AuditLine[];
  /** The newest changes of records and settings. */
  readonly changes: readonly AuditLine[];
  /** Wrong passwords and wrong codes. */
  readonly failedLogins: RecentCount;
  /** Failed deliveries of mail. */
  readonly failedMails: RecentCount;
  readonly databaseBytes: number;
  /** The newest backup by `inko db backup`; null if none is known. */
  readonly backup: BackupAge | null;
}

/** Sums up the installation for the vendor's staff. Beyond the specification. */
@Injectable()
export class OverviewService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditTrailService) private readonly trail: AuditTrailService,
  ) {}

  async read(actor: Actor): Promise<Overview> {
    requireVendor(actor);
    const within = { days: SOON_DAYS, lines: LINES };
    const { counts, ending, endingCount } = await heavyRead(this.em, actor, (em) =>
      readTrials(em, this.clock.today(), within),
    );
    const imports = await Promise.all(
      ['table-imported', 'recommendations-imported'].map((act) =>
        this.trail.list(actor, auditListQuery.parse({ 'filter.Was': act })),
      ),
    );
    return {
      institutions: counts,
      ending,
      endingCount,
      imports: imports
        .flatMap(({ rows: lines }) => lines)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, LINES),
      changes: await this.trail.recentChanges(actor, LINES),
      failedLogins: await this.recently(actor, ['login-failed', 'second-factor-failed']),
      failedMails: await this.recently(actor, ['mail-failed']),
      databaseBytes: await databaseSize(this.em.fork()),
      backup: await this.backupAge(),
    };
  }

  private async backupAge(): Promise<BackupAge | null> {
    const last = await lastBackup(this.em);
    if (last === null) return null;
    const hours = Math.max(0, Math.floor((this.clock.now().getTime() - last.getTime()) / HOUR_MS));
    return { at: last.toISOString(), hours, late: hours > LATE_BACKUP_HOURS };
  }

  private recently(actor: Actor, acts: readonly string[]): Promise<RecentCount> {
    return heavyRead(this.em, actor, async (em) => {
      const since = async (days: number) => {
        const from = new Date(this.clock.now().getTime() - days * DAY_MS);
        const [row] = await em
          .createQueryBuilder(AuditEntry)
          .select(raw('coalesce(sum(times), 0) as total'))
          .where({ what: { $in: [...acts] }, at: { $gte: from } })
          .execute<{ total: number | string }[]>();
        return Number(row?.total ?? 0);
      };
      return { day: await since(1), week: await since(7) };
    });
  }
}
