import type { MikroORM } from '@mikro-orm/core';
import { waitingHashes } from '#auth';
import { type Config, freeDiskBytes, lastBackup, type MailService } from '#platform';
import type { DatabaseTrouble } from './database-trouble.ts';
import type { MetricSources } from './metrics.ts';
import type { Readiness } from './readiness.ts';

interface MeasuredParts {
  readonly orm: MikroORM;
  readonly config: Config;
  readonly readiness: Readiness;
  readonly trouble: DatabaseTrouble;
  readonly renders: { waiting(): number };
  /** Read on collection: it is built later. */
  mails(): Pick<MailService, 'waitingCount'>;
}

/** What the metrics of this process read on collection. */
export function metricSources(parts: MeasuredParts): MetricSources {
  const { orm, config, readiness, trouble, renders, mails } = parts;
  return {
    checks: async () => {
      const { checks } = await readiness.report();
      return Object.fromEntries(Object.entries(checks).map(([check, state]) => [check, state !== 'failed']));
    },
    lastBackup: () => lastBackup(orm.em),
    freeDiskBytes: () => freeDiskBytes(config),
    databaseFailures: () => trouble.failureCount,
    waiting: () => ({ page: renders.waiting(), password: waitingHashes(), mail: mails().waitingCount }),
  };
}
