import type { Registry } from 'prom-client';

/** A request that is over. */
export interface MeasuredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** What is measured of this process. Each process has its own figures: Prometheus asks each and adds them. */
export interface Metrics {
  request(request: MeasuredRequest): void;
  mail(outcome: 'sent' | 'failed'): void;
  /** All of it in the text format of Prometheus. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/** Where nobody asks for them nothing is measured, and the library is not loaded. */
export const NO_METRICS: Metrics = {
  request: () => {},
  mail: () => {},
  text: async () => ({ type: 'text/plain', body: '' }),
};

/** Of which kind an address is. Paths themselves are no label: who asks for made-up ones would fill the memory. */
const AREAS: readonly (readonly [area: string, paths: RegExp])[] = [
  ['call', /^\/static\/api\//],
  ['asset', /^\/(assets|dokumente)\//],
  ['operation', /^\/(healthz|readyz|metrics)$/],
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Seconds: from what is cached to what somebody complains of. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the installation says of itself. */
interface InstallationFacts {
  readonly version: string;
  readonly engine: string;
}

/**
 * Measures with prom-client: requests and mails, and what it knows of Node's process itself.
 *
 * @param ready whether the process could serve now; asked when the figures are
 */
export async function openMetrics(facts: InstallationFacts, ready: () => Promise<boolean>): Promise<Metrics> {
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
    name: 'inko_info',
    help: 'Version of the product and engine of its database; always 1.',
    labelNames: ['version', 'engine'] as const,
    registers,
  }).set({ ...facts }, 1);
  new Gauge({
    name: 'inko_ready',
    help: 'Whether this process could serve: 1 where /readyz answers 200.',
    registers,
    async collect() {
      this.set((await ready()) ? 1 : 0);
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
