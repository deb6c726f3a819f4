import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { AuditEntry } from '#platform';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { describeWithPrograms } from '../support/with-programs.ts';
import { groupingsIn, labelsByMetric, metricsIn } from './prometheus-names.ts';

const ALERTS = 'docs/betrieb/alerts.yml';
const DASHBOARD = 'docs/betrieb/dashboard.json';

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Inko[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().min(1), description: z.string().min(1) }),
        }),
      ),
    }),
  ),
});

const target = z.looseObject({ refId: z.string(), expr: z.string() });
const dashboardSchema = z.looseObject({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.number(),
  panels: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string().min(1),
      targets: z.array(target).optional(),
    }),
  ),
});

const rules = rulesSchema.parse(parse(readFileSync(ALERTS, 'utf8'))).groups.flatMap((group) => group.rules);
const dashboard = dashboardSchema.parse(JSON.parse(readFileSync(DASHBOARD, 'utf8')));
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, expr })),
);

describe('what Prometheus and Grafana are given', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { METRICS_ADDRESSES: '127.0.0.0/8' });
  let known: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  /** Set by Prometheus itself. */
  const [ITS_METRICS, ITS_LABELS] = [['up'], ['job', 'instance']];

  beforeAll(async () => {
    const at = new Date('2026-11-24T03:00:00Z');
    await database.em().insert(AuditEntry, { at, who: 'operator:root', what: 'database-backed-up' });
    await server().ask('/login');
    await vi.waitFor(
      async () => {
        known = labelsByMetric(await (await server().ask('/metrics')).text());
        expect([...(known.get('inko_http_requests_total') ?? [])]).toEqual(['area', 'method', 'status']);
      },
      { timeout: 60_000 },
    );
  });

  /** What an expression names and /metrics does not print. */
  function unknownIn(expression: string): readonly string[] {
    const used = metricsIn(expression);
    const labels = used.flatMap(({ name }) => [...(known.get(name) ?? [])]);
    return [
      ...used.flatMap((metric) => unknownOf(metric)),
      ...groupingsIn(expression).filter((label) => !labels.includes(label)),
    ];
  }
  const unknownOf = ({ name, labels }: ReturnType<typeof metricsIn>[number]): readonly string[] => {
    if (ITS_METRICS.includes(name)) return [];
    const own = known.get(name);
    if (own === undefined) return [name];
    return labels.filter((label) => !own.has(label) && !ITS_LABELS.includes(label));
  };

  test('asks only for metrics and labels that a server prints', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(queries.length).toBeGreaterThan(15);
    for (const { expr } of [...rules, ...queries]) {
      expect([expr, metricsIn(expr).length > 0]).toEqual([expr, true]);
      expect([expr, unknownIn(expr)]).toEqual([expr, []]);
    }
    // The check itself: a name that was misspelled, a label that there is not, and one to group by.
    expect(unknownIn('sum by (kind) (rate(inko_mail_total[5m])) > inko_waiting{what="mail"}')).toEqual([
      ...['inko_mail_total', 'what', 'kind'],
    ]);
  });

  test('watches each metric of the product', () => {
    const names = new Set(
      [...rules, ...queries].flatMap(({ expr }) => metricsIn(expr)).map(({ name }) => name),
    );
    const own = [...known.keys()].filter((name) => /^inko_/.test(name) && !/_(sum|count)$/.test(name));
    expect(own.filter((name) => !names.has(name))).toEqual([]);
  });

  test('points to messages that the log has', () => {
    const documented = readFileSync('docs/betrieb.md', 'utf8');
    const quoted = rules.flatMap(({ annotations }) => [...annotations.description.matchAll(/`([^`]+)`/g)]);
    for (const [, message = ''] of quoted) expect(documented).toContain(message.split(' --')[0]);
    const chapters = rules.flatMap(({ annotations }) => [...annotations.description.matchAll(/'([^']+)'/g)]);
    for (const [, chapter = ''] of chapters) expect(documented).toContain(`## ${chapter}\n`);
  });
});

describeWithPrograms('Prometheus', ['promtool'], () => {
  const folder = mkdtempSync(join(tmpdir(), 'inko-alerts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const promtool = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  test('takes the rules, and the queries of the dashboard', () => {
    expect(promtool('check', 'rules', ALERTS)).toMatchObject({
      status: 0,
      said: expect.stringContaining(`${rules.length} rules found`),
    });
    const asRules = queries.map(({ expr }, number) => ({
      record: `query:${number}`,
      expr: expr.replaceAll(/\$__(rate_interval|range)/g, '5m'),
    }));
    const file = join(folder, 'queries.yml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asRules }] }));
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
    writeFileSync(file, readFileSync(ALERTS, 'utf8').replace('sum(inko_ready)', 'sum(inko_ready'));
    expect(promtool('check', 'rules', file).status).not.toBe(0);
  });

  test('raises them when it is time', () => {
    const series = (name: string, values: string) => ({ series: name, values });
    const fires = (alertname: string, eval_time: string, labels?: Readonly<Record<string, string>>) => ({
      ...{ alertname, eval_time },
      exp_alerts: labels === undefined ? [] : [{ exp_labels: { severity: 'page', ...labels } }],
    });
    const instance = 'a:3000';
    const cases = [
      {
        interval: '1m',
        input_series: [
          series('up{job="inkoberatung",instance="a:3000"}', '1x5 0x10'),
          series('inko_check_passed{check="disk",instance="a:3000"}', '1x5 0x10'),
          series('inko_ready{instance="a:3000"}', '1x15'),
        ],
        alert_rule_test: [
          fires('InkoDown', '4m'),
          fires('InkoDown', '9m', { job: 'inkoberatung', instance }),
          fires('InkoCheckFailed', '9m'),
          fires('InkoCheckFailed', '12m', { check: 'disk', instance }),
          fires('InkoNobodyServes', '12m'),
        ],
      },
      {
        interval: '5m',
        input_series: [
          series('inko_ready', '1x720'),
          series('inko_last_backup_timestamp_seconds', '0x720'),
          series('inko_mails_total{outcome="failed"}', '0x720'),
        ],
        alert_rule_test: [
          fires('InkoBackupTooOld', '47h'),
          fires('InkoBackupTooOld', '50h', {}),
          fires('InkoNoBackup', '60h'),
          fires('InkoMailsFail', '10h'),
        ],
      },
      {
        interval: '5m',
        input_series: [series('inko_ready', '1x720')],
        alert_rule_test: [fires('InkoNoBackup', '47h'), fires('InkoNoBackup', '50h', { severity: 'ticket' })],
      },
    ];
    const file = join(folder, 'cases.yml');
    // promtool compares annotations, too, whose texts are not repeated here.
    const plain = { groups: [{ name: 'alerts', rules: rules.map(({ annotations: _, ...rule }) => rule) }] };
    writeFileSync(join(folder, 'alerts.yml'), JSON.stringify(plain));
    const settings = { rule_files: ['alerts.yml'], evaluation_interval: '1m', tests: cases };
    writeFileSync(file, JSON.stringify(settings));
    expect(promtool('test', 'rules', file)).toMatchObject({
      status: 0,
      said: expect.stringContaining('SUCCESS'),
    });
  });
});
