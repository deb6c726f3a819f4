import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditEntry, Clock, databaseSize } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { type AuditLine, auditListQuery } from '../audit-trail/audit-list.ts';
import { AuditTrailService } from '../audit-trail/audit-trail.service.ts';
import { InstitutionsService } from '../institutions/institutions.service.ts';
import type { InstitutionRow } from '../institutions/institutions-list.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days before the end of a trial from which on it is named. */
const SOON_DAYS = 7;
/** Lines of each list: the list behind it has all. */
const LINES = 5;

/** How often something went wrong lately. */
export interface RecentCount {
  readonly day: number;
  readonly week: number;
}

/** What the vendor's staff sees first of how the installation does. */
export interface Overview {
  readonly institutions: {
    readonly contract: number;
    readonly trial: number;
    readonly over: number;
  };
  /** Trials that end within a week, the next first. */
  readonly ending: readonly Pick<InstitutionRow, 'id' | 'Name' | 'Ort' | 'Testende'>[];
  /** How many they are, also those that are not named. */
  readonly endingCount: number;
  /** The last imports of tables and recommendations. */
  readonly imports: readonly AuditLine[];
  /** Wrong passwords and wrong codes. */
  readonly failedLogins: RecentCount;
  /** Mails that were not delivered. */
  readonly failedMails: RecentCount;
  readonly databaseBytes: number;
}

/** Sums up the installation for the vendor's staff. Beyond the specification. */
@Injectable()
export class OverviewService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(InstitutionsService) private readonly institutions: InstitutionsService,
    @Inject(AuditTrailService) private readonly trail: AuditTrailService,
  ) {}

  /** All of it, as it is now. */
  async read(actor: Actor): Promise<Overview> {
    requireVendor(actor);
    const rows = await this.institutions.all(actor);
    const ending = rows
      .filter(({ Testende }) => Testende !== null && Testende > 0 && Testende <= SOON_DAYS)
      .toSorted((a, b) => (a.Testende ?? 0) - (b.Testende ?? 0) || a.Name.localeCompare(b.Name, 'de'));
    const imports = await Promise.all(
      ['table-imported', 'recommendations-imported'].map((act) =>
        this.trail.list(actor, auditListQuery.parse({ 'filter.Was': act })),
      ),
    );
    return {
      institutions: {
        contract: rows.filter(({ Testende }) => Testende === null).length,
        trial: rows.filter(({ Testende }) => Testende !== null && Testende > 0).length,
        over: rows.filter(({ Testende }) => Testende !== null && Testende <= 0).length,
      },
      ending: ending.slice(0, LINES).map(({ id, Name, Ort, Testende }) => ({ id, Name, Ort, Testende })),
      endingCount: ending.length,
      imports: imports
        .flatMap(({ rows: lines }) => lines)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, LINES),
      failedLogins: await this.recently(['login-failed', 'second-factor-failed']),
      failedMails: await this.recently(['mail-failed']),
      databaseBytes: await databaseSize(this.em.fork()),
    };
  }

  private async recently(acts: readonly string[]): Promise<RecentCount> {
    const since = async (days: number) => {
      const from = new Date(this.clock.now().getTime() - days * DAY_MS);
      const [row] = await this.em
        .fork()
        .createQueryBuilder(AuditEntry)
        .select(raw('coalesce(sum(times), 0) as total'))
        .where({ what: { $in: [...acts] }, at: { $gte: from } })
        .execute<{ total: number | string }[]>();
      return Number(row?.total ?? 0);
    };
    return { day: await since(1), week: await since(7) };
  }
}
