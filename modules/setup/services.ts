import { EntityManager } from '@mikro-orm/core';
import { SELF_DECLARED_DEPS_METADATA } from '@nestjs/common/constants.js';
import { authServices, BotVerifier, botVerifierOf } from '#auth';
import { catalogueServices } from '#catalogue';
import { consultationServices, SettingsForms } from '#consultation';
import { institutionServices } from '#institution';
import { FormTransfer, pdfServices } from '#pdf';
import {
  AuditEntries,
  AuditLog,
  AuditSubjects,
  Clock,
  type Config,
  ImportRuns,
  Installation,
  installationOf,
  Keyring,
  MailService,
  type MailWatch,
  mailsOf,
  OutboxSweep,
  RateLimiter,
  ReadModelMemory,
  RecordServices,
  StagedImports,
  TableImports,
  UntrustedTasks,
  UploadSlots,
  VisitorTags,
} from '#platform';
import { auditSubjects } from './audit-subjects.ts';
import { records } from './records.ts';

/** What the services are built from. */
export interface ServiceOptions {
  readonly em: EntityManager;
  readonly config: Config;
  readonly clock: Clock;
  /** Notified of each mail; optional. */
  readonly mailWatch?: MailWatch;
}

/** A class with a single instance; an abstract class is a token for its implementation. */
export type Token<Service = unknown> = abstract new (...args: never[]) => Service;

/** An existing instance used instead of a new one, for tests and tools. */
export type Override<Service = unknown> = readonly [token: Token<Service>, service: Service];

type ServiceClass = new (...args: never[]) => unknown;
type Makers = Map<Token, () => unknown>;

/** The worker that knows the tables of all modules. */
const TABLE_WORKER = new URL('./table.worker.ts', import.meta.url);

const SERVICES: readonly ServiceClass[] = [
  ...institutionServices,
  ...catalogueServices,
  ...consultationServices,
  ...authServices,
  ...pdfServices,
];

/**
 * The services of the product, each created once, on first use: the composition root of server, command line
 * and tests (docs/decisions/0019). Constructors declare their dependencies by `@Inject`.
 */
export class Services {
  private readonly makers: Makers;
  private readonly made = new Map<Token, unknown>();

  constructor(options: ServiceOptions, overrides: readonly Override[] = []) {
    this.makers = platformOf(options, (token) => this.get(token));
    for (const service of SERVICES) this.makers.set(service, () => this.make(service));
    // What a lower module asks of a higher one.
    this.makers.set(SettingsForms, () => this.get(FormTransfer));
    for (const [token, service] of overrides) this.makers.set(token, () => service);
  }

  /** All registered tokens. */
  get tokens(): readonly Token[] {
    return [...this.makers.keys()];
  }

  /** @throws Error if the token, or one of its dependencies, is not registered */
  get<Service>(token: Token<Service>): Service {
    if (!this.made.has(token)) {
      const make = this.makers.get(token);
      if (make === undefined) throw new Error(`${token?.name} is no service: a module has to list it.`);
      this.made.set(token, make());
    }
    return this.made.get(token) as Service;
  }

  private make(service: ServiceClass): unknown {
    return new service(...(needsOf(service).map((token) => this.get(token)) as never[]));
  }
}

/** The services of the ground floor, created from the configuration. */
function platformOf({ em, config, clock, mailWatch }: ServiceOptions, get: Services['get']): Makers {
  return new Map<Token, () => unknown>([
    [EntityManager, () => em],
    [Clock, () => clock],
    [Keyring, () => new Keyring(config.pdfKeys)],
    [
      MailService,
      () =>
        mailsOf(config, clock, mailWatch, (code) =>
          get(AuditLog).countRefusal('system', 'mail-failed', code),
        ),
    ],
    [OutboxSweep, () => new OutboxSweep(config.outboxDir, config.outboxKeepDays, clock)],
    [BotVerifier, () => botVerifierOf(config, clock)],
    [VisitorTags, () => new VisitorTags(config.secretKey)],
    [RateLimiter, () => new RateLimiter(em, clock, config.rateLimitFactor, get(VisitorTags))],
    [AuditLog, () => new AuditLog(em, clock, get(VisitorTags))],
    [ReadModelMemory, () => new ReadModelMemory(config.readModelBytes)],
    [AuditEntries, () => new AuditEntries(em)],
    [AuditSubjects, () => auditSubjects],
    [UntrustedTasks, () => new UntrustedTasks()],
    [StagedImports, () => new StagedImports(em, clock)],
    [ImportRuns, () => new ImportRuns(em, clock)],
    [
      TableImports,
      () =>
        new TableImports(
          em,
          get(AuditLog),
          get(UntrustedTasks),
          get(StagedImports),
          get(ImportRuns),
          TABLE_WORKER,
        ),
    ],
    [
      RecordServices,
      () => new RecordServices(records, { em, audit: get(AuditLog), tables: get(TableImports) }),
    ],
    [UploadSlots, () => new UploadSlots()],
    [Installation, () => installationOf(config)],
  ]);
}

/** The tokens of a constructor's `@Inject` parameters, in order. */
function needsOf(service: ServiceClass): readonly Token[] {
  const named: { readonly index: number; readonly param: Token }[] =
    Reflect.getMetadata(SELF_DECLARED_DEPS_METADATA, service) ?? [];
  if (named.length !== service.length)
    throw new Error(`A parameter of ${service.name} is not named by @Inject.`);
  return named.toSorted((a, b) => a.index - b.index).map(({ param }) => param);
}
