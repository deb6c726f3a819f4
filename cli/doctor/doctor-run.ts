import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import { RolesService, UserDirectoryService } from '#auth';
import { directoryListQuery } from '#auth/domain';
import { paketRecord } from '#institution/domain';
import {
  type Config,
  closeDatabase,
  databaseKind,
  databaseName,
  explainFailure,
  freeDiskBytes,
  Keyring,
  LEAST_FREE_BYTES,
  lastBackup,
  misspeltNames,
  proveWritable,
  RecordServices,
} from '#platform';
import type { OperatorActor } from '#platform/domain';
import { checkDatabase, type Services } from '#setup';
import { allPages } from '../audit/all-pages.ts';
import type { Finding } from '../output/finding.ts';
import { configHere, openReadyPlatform, type Platform, servicesOf } from '../program/open-platform.ts';
import { recommendations } from '../recommendations/recommendations-finding.ts';
import { backupAge, backupPrograms } from './doctor-backup.ts';
import { connections } from './doctor-connections.ts';
import { sender } from './doctor-sender.ts';

const OLDEST_NODE = 24;
const LITTLE_SPACE = 1024 ** 3;
const CONNECT_MS = 5_000;

/** Checks the requirements of an installation; changes nothing. */
export async function examine(): Promise<readonly Finding[]> {
  const findings = [node()];
  let config: Config;
  try {
    config = configHere();
  } catch (error) {
    const failed: Finding = { state: 'error', check: 'configuration', detail: explainFailure(error) };
    return [...findings, failed, ...misspelt()];
  }
  findings.push({
    state: 'ok',
    check: 'configuration',
    detail: config.production ? 'production' : 'development',
  });
  findings.push(
    ...misspelt(),
    ...address(config),
    await mail(config),
    sender(config),
    ...(await space(config)),
  );
  let platform: Platform;
  try {
    platform = await openReadyPlatform();
  } catch (error) {
    return [
      ...findings,
      { state: 'error', check: 'database', detail: explainFailure(error, databaseName(config.databaseUrl)) },
    ];
  }
  try {
    const { engine } = databaseKind(config.databaseUrl);
    findings.push({
      state: 'ok',
      check: 'database',
      detail: `${engine}, ${databaseName(config.databaseUrl)}, up to date`,
    });
    findings.push(await writable(platform));
    for (const each of await checkDatabase(platform.orm, new Keyring(config.pdfKeys)))
      findings.push(each.check === 'sealed' ? { ...each, check: 'keys' } : each);
    if (engine === 'postgresql') findings.push(await connections(platform), await backupPrograms(platform));
    findings.push(backupAge(await lastBackup(platform.orm.em), platform.clock.now()));
    const services = await servicesOf(platform);
    for (const each of [staff, defaults, recommendations])
      findings.push(await each(services, platform.operator));
    return findings;
  } finally {
    await closeDatabase(platform.orm);
  }
}

/** A misspelt variable is as good as none, and a default takes its place. */
function misspelt(): readonly Finding[] {
  return misspeltNames(process.env).map(({ name, meant }) => ({
    state: 'warning',
    check: 'configuration',
    detail: `nothing reads ${name}: is ${meant} meant?`,
  }));
}

/** Browsers have WebCrypto and a camera on https, or for the machine itself, alone. */
function address({ publicUrl }: Config): readonly Finding[] {
  if (!publicUrl?.startsWith('http:')) return [];
  const detail = `${publicUrl}: without https, browsers of other machines keep no draft and open no camera (PUBLIC_URL)`;
  return [{ state: 'warning', check: 'address', detail }];
}

function node(): Finding {
  const { node: version } = process.versions;
  const isOld = Number.parseInt(version, 10) < OLDEST_NODE;
  return {
    state: isOld ? 'error' : 'ok',
    check: 'node',
    detail: isOld ? `${version}: ${OLDEST_NODE} or later is needed` : version,
  };
}

/** Whether mail can be sent: the server is reachable, or the outbox folder writable. */
async function mail({ smtpUrl, outboxDir, production }: Config): Promise<Finding> {
  const check = 'mail';
  if (smtpUrl === null) {
    const folder = await nearestFolder(resolve(outboxDir));
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return { state: 'error', check, detail: `${folder} cannot be written to (OUTBOX_DIR)` };
    const detail = `is collected in ${resolve(outboxDir)}; SMTP_URL names a server that sends it`;
    return { state: production ? 'warning' : 'ok', check, detail };
  }
  const { hostname, port, protocol } = new URL(smtpUrl);
  const number = Number(port) || (protocol === 'smtps:' ? 465 : 587);
  const failure = await reach(hostname, number);
  return failure === null
    ? { state: 'ok', check, detail: `${hostname}:${number} answers` }
    : { state: 'error', check, detail: `${hostname}:${number} does not answer: ${failure} (SMTP_URL)` };
}

/** Why a server is unreachable; null if it is reachable. */
function reach(host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: CONNECT_MS });
    const end = (failure: string | null) => {
      socket.destroy();
      done(failure);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('it takes too long'));
    socket.once('error', (error) => end(error.message));
  });
}

/** Free space where the process writes; below what /readyz asks for, nothing can be saved. */
async function space(config: Config): Promise<readonly Finding[]> {
  const free = await freeDiskBytes(config);
  if (free === null) return [];
  const check = 'disk';
  const detail = `${Math.floor(free / 1024 ** 2)} MB free where the server writes`;
  if (free < LEAST_FREE_BYTES)
    return [{ state: 'error', check, detail: `${detail}: below 100 MB /readyz answers 503, make room` }];
  return [{ state: free < LITTLE_SPACE ? 'warning' : 'ok', check, detail }];
}

/** The folder, or the nearest existing parent. */
async function nearestFolder(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}

/** Whether the database takes writes, as /readyz asks; writes nothing. */
async function writable({ orm, config: { databaseUrl } }: Platform): Promise<Finding> {
  const check = 'writable';
  try {
    await proveWritable(orm, databaseUrl);
    return { state: 'ok', check, detail: 'takes writes' };
  } catch (error) {
    return { state: 'error', check, detail: explainFailure(error, databaseName(databaseUrl)) };
  }
}

/** At least one user of the vendor must be able to log in. */
async function staff(services: Services, operator: OperatorActor): Promise<Finding> {
  const directory = services.get(UserDirectoryService);
  const users = await allPages(
    directoryListQuery.parse({}),
    async (query) => (await directory.list(operator, 'staff', query)).page,
  );
  const able = users.filter(({ Status }) => Status !== 'inaktiv').length;
  return able > 0
    ? { state: 'ok', check: 'staff', detail: `${able} of ${users.length} can log in` }
    : { state: 'error', check: 'staff', detail: 'nobody of the vendor can log in: inko user unlock NAME' };
}

/** Exactly one package must have each flag, and one role be the default. */
async function defaults(services: Services, operator: OperatorActor): Promise<Finding> {
  const packages = await services.get(RecordServices).of(paketRecord).all(operator);
  const roles = await services.get(RolesService).all(operator);
  const missing = [
    ...(packages.filter((each) => each.RegistrierungStandard).length === 1 ? [] : ['package --registration']),
    ...(packages.filter((each) => each.VollversionStandard).length === 1 ? [] : ['package --contract']),
    ...(roles.filter((each) => each.istStandard).length === 1 ? [] : ['role']),
  ];
  return missing.length === 0
    ? { state: 'ok', check: 'defaults', detail: 'packages and role are set' }
    : { state: 'error', check: 'defaults', detail: `not exactly one (set-default): ${missing.join(', ')}` };
}
