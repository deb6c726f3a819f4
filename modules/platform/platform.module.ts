import { EntityManager } from '@mikro-orm/core';
import { type DynamicModule, type FactoryProvider, Module, type ValueProvider } from '@nestjs/common';
import { AuditEntries } from './audit/audit-entries.ts';
import { AuditLog } from './audit/audit-log.ts';
import { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { ReadModelMemory } from './database/read-model-memory.ts';
import { Installation, installationOf } from './installation.ts';
import { MailService, mailsOf } from './mail/mail.service.ts';
import type { MailWatch } from './mail/mail-watch.ts';
import { OutboxSweep } from './mail/outbox-sweep.ts';
import { AuditSubjects } from './records/audit-subject.ts';
import { RecordServices, type RuledRecord } from './records/record-services.ts';
import { Keyring } from './secrets/keyring.ts';
import { ImportRuns } from './tables/import-runs.ts';
import { StagedImports } from './tables/staged-imports.ts';
import { TableImports } from './tables/table-imports.ts';
import { UntrustedTasks } from './untrusted/untrusted-tasks.ts';
import { UploadSlots } from './untrusted/upload-slots.ts';
import { RateLimiter } from './visitors/rate-limiter.ts';
import { VisitorTags } from './visitors/visitor-tags.ts';

/** Token of the installation's configuration. */
export const CONFIG = Symbol('configuration');

/** What the process gives to its services. */
export interface PlatformOptions {
  readonly em: EntityManager;
  readonly config: Config;
  readonly clock: Clock;
  /** Notified of each mail; optional. */
  readonly mailWatch?: MailWatch;
}

/** What the ground floor serves, and the modules above it name. */
export interface PlatformSubjects {
  readonly audit: AuditSubjects;
  readonly records: readonly RuledRecord[];
  /** The worker that knows the tables of all modules. */
  readonly tableWorker: URL;
}

type Token<Service> = abstract new (...args: never[]) => Service;

/** A provider that is made from others. */
const made = <Service, const Needs extends readonly unknown[]>(
  provide: Token<Service>,
  inject: { readonly [At in keyof Needs]: Token<Needs[At]> },
  useFactory: (...needs: Needs) => Service,
): FactoryProvider<Service> => ({ provide, inject: [...inject], useFactory });

function providersOf(
  { em, config, clock, mailWatch }: PlatformOptions,
  subjects: PlatformSubjects,
): (FactoryProvider | ValueProvider)[] {
  return [
    { provide: EntityManager, useValue: em },
    { provide: CONFIG, useValue: config },
    { provide: Clock, useValue: clock },
    { provide: AuditSubjects, useValue: subjects.audit },
    { provide: Installation, useValue: installationOf(config) },
    made(Keyring, [], () => new Keyring(config.pdfKeys)),
    made(VisitorTags, [], () => new VisitorTags(config.secretKey)),
    made(OutboxSweep, [], () => new OutboxSweep(config.outboxDir, config.outboxKeepDays, clock)),
    made(ReadModelMemory, [], () => new ReadModelMemory(config.readModelBytes)),
    made(UntrustedTasks, [], () => new UntrustedTasks()),
    made(UploadSlots, [], () => new UploadSlots()),
    made(AuditEntries, [], () => new AuditEntries(em)),
    made(StagedImports, [], () => new StagedImports(em, clock)),
    made(ImportRuns, [], () => new ImportRuns(em, clock)),
    made(RateLimiter, [VisitorTags], (tags) => new RateLimiter(em, clock, config.rateLimitFactor, tags)),
    made(AuditLog, [VisitorTags], (tags) => new AuditLog(em, clock, tags)),
    made(MailService, [AuditLog], (audit) =>
      mailsOf(config, clock, mailWatch, (code) => audit.countRefusal('system', 'mail-failed', code)),
    ),
    made(
      TableImports,
      [AuditLog, UntrustedTasks, StagedImports, ImportRuns],
      (audit, tasks, staged, runs) => new TableImports(em, audit, tasks, staged, runs, subjects.tableWorker),
    ),
    made(
      RecordServices,
      [AuditLog, TableImports],
      (audit, tables) => new RecordServices(subjects.records, { em, audit, tables }),
    ),
  ];
}

/** The ground floor: database, clock, configuration, mail, audit log, limits, and the tables of all modules. */
export class PlatformModule {
  /** Its providers for one process; every module may inject them. */
  static forRoot(options: PlatformOptions, subjects: PlatformSubjects): DynamicModule {
    const providers = providersOf(options, subjects);
    const exports = providers.map(({ provide }) => provide);
    return { module: PlatformModule, global: true, providers, exports };
  }
}

// As a call: benchmarks load this face in Node as it is written, which reads no decorators.
Module({})(PlatformModule);
