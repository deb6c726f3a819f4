import type { Registry } from 'prom-client';

/** A finished request. */
export interface MeasuredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of this process. Prometheus collects and adds those of each process. */
export interface Metrics {
  request(request: MeasuredRequest): void;
  mail(outcome: 'sent' | 'failed'): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/** Disabled metrics, without loading the library. */
export const NO_METRICS: Metrics = {
  request: () => {},
  mail: () => {},
  text: async () => ({ type: 'text/plain', body: '' }),
};

/** Kind of address by path. Paths are no labels, because requests for made-up ones would fill the memory. */
const AREAS: readonly (readonly [area: string, paths: RegExp])[] = [
  ['call', /^\/static\/api\//],
  ['asset', /^\/(assets|dokumente)\//],
  ['operation', /^\/(healthz|readyz|metrics)$/],
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Seconds: from cached answers to complaints. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Facts of the installation. */
interface InstallationFacts {
  readonly version: string;
  /** Which build of it; `sources` where none is. */
  readonly build: string;
  readonly engine: string;
}

/** Values that are read on collection. */
export interface MetricSources {
  /** Names of the checks of /readyz, with whether each passed. */
  checks(): Promise<Readonly<Record<string, boolean>>>;
  /** When the newest backup was made; null if none is known. */
  lastBackup(): Promise<Date | null>;
  /** Null if nothing is written on this machine. */
  freeDiskBytes(): Promise<number | null>;
  /** Requests that the database has failed since the start. */
  databaseFailures(): number;
  /** Number of waiting tasks by kind. */
  waiting(): Readonly<Record<'page' | 'password' | 'mail', number>>;
}

/** Collects metrics with prom-client: requests, mails, queues, the installation, and the Node process. */
export async function openMetrics(facts: InstallationFacts, sources: MetricSources): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry: Registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'inko_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['area', 'method', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'inko_http_request_duration_seconds',
    help: 'Time until an answer was out.',
    labelNames: ['area'] as const,
    buckets: BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'inko_mails_total',
    help: 'Mails by whether they left the house.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  new Gauge({
    name: 'inko_build_info',
    help: 'Version and build of the product, and engine of its database; always 1.',
    labelNames: ['version', 'build', 'engine'] as const,
    registers,
  }).set({ ...facts }, 1);
  new Gauge({
    name: 'inko_ready',
    help: 'Whether this process could serve: 1 where /readyz answers 200.',
    registers,
    async collect() {
      this.set(Object.values(await sources.checks()).every(Boolean) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'inko_check_passed',
    help: 'Checks of /readyz: 1 where one passed, 0 where it failed.',
    labelNames: ['check'] as const,
    registers,
    async collect() {
      for (const [check, passed] of Object.entries(await sources.checks()))
        this.set({ check }, Number(passed));
    },
  });
  new Gauge({
    name: 'inko_last_backup_timestamp_seconds',
    help: 'When inko db backup was last successful; missing where it never was.',
    registers,
    async collect() {
      this.remove();
      const at = await sources.lastBackup().catch(() => null);
      if (at !== null) this.set(at.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'inko_disk_free_bytes',
    help: 'Free bytes where this process writes, of the fullest disk; missing where it writes nowhere.',
    registers,
    async collect() {
      this.remove();
      const free = await sources.freeDiskBytes().catch(() => null);
      if (free !== null) this.set(free);
    },
  });
  new Counter({
    name: 'inko_database_failures_total',
    help: 'Requests that the database has failed.',
    registers,
    collect() {
      this.reset();
      this.inc(sources.databaseFailures());
    },
  });
  new Gauge({
    name: 'inko_waiting',
    help: 'Tasks that wait for their turn: pages to render, passwords to hash, mails to send.',
    labelNames: ['task'] as const,
    registers,
    collect() {
      for (const [task, count] of Object.entries(sources.waiting())) this.set({ task }, count);
    },
  });
  return {
    request({ method, path, status, seconds }) {
      const area = AREAS.find(([, paths]) => paths.test(path))?.[0] ?? 'page';
      requests.inc({ area, method: METHODS.includes(method) ? method : 'other', status });
      durations.observe({ area }, seconds);
    },
    mail: (outcome) => mails.inc({ outcome }),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
