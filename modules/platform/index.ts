/** The platform, server part: configuration, database, clock, mail. */
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { DataVersion } from './database/data-version.entity.ts';
import { ImportRun } from './tables/import-run.entity.ts';
import { StagedImport } from './tables/staged-import.entity.ts';
import { RateCount } from './visitors/rate-count.entity.ts';

export { AuditEntries } from './audit/audit-entries.ts';
export { AuditLog, type AuditPart, actorName } from './audit/audit-log.ts';
export { actsInWords, saidOf } from './audit/audit-words.ts';
export { backUp } from './backup/back-up.ts';
export { type BackupContents, totalRows } from './backup/backup-contents.ts';
export { backupName, expiredBackups, parseKeepRule } from './backup/kept-backups.ts';
export { LATE_BACKUP_HOURS, lastBackup } from './backup/last-backup.ts';
export { type FoundPrograms, findPostgresPrograms } from './backup/postgres-programs.ts';
export { readContents } from './backup/read-contents.ts';
export { type RestorePlan, type RestoreStep, restore } from './backup/restore.ts';
export { checked } from './checked.ts';
export { Clock, SystemClock } from './clock.ts';
export { type Config, ConfigError, readConfig } from './config/config.ts';
export type { ImprintFact } from './config/config-lists.ts';
export type { Matomo } from './config/config-matomo.ts';
export { noticesOfConfig } from './config/config-notices.ts';
export { freeDiskBytes, LEAST_FREE_BYTES, proveDiskSpace } from './config/disk-space.ts';
export { readEnvironmentFile } from './config/environment-file.ts';
export { misspeltNames } from './config/misspelt-names.ts';
export { writeIfFree } from './connection/write-if-free.ts';
export {
  closeDatabase,
  type DatabaseSchema,
  databaseKind,
  databaseName,
  type NamedMigration,
  openDatabase,
  poolOf,
} from './database/database.ts';
export { databaseSize } from './database/database-size.ts';
export { proveWritable, proveWriting, rememberFile, schemaState } from './database/database-state.ts';
export { isPostgres } from './database/engine.ts';
export { heavyRead } from './database/heavy-read.ts';
export { lockData } from './database/lock-data.ts';
export { lookUp, readCommitted } from './database/look-up.ts';
export { migrate, refuseNewerSchema, underDatabaseLock } from './database/migrate.ts';
export { type DataName, dataVersion, ReadModel, ReadModels, readAtOneMoment } from './database/read-model.ts';
export { ReadModelMemory } from './database/read-model-memory.ts';
export {
  inRequestContext,
  requestAddress,
  requestSignal,
  requestUserAgent,
} from './database/request-context.ts';
export { countedPage } from './database/row-count.ts';
export { markServedFile } from './database/served-file.ts';
export { type JoinedTable, textCondition } from './database/sql-filter.ts';
export { type SqlList, sqlGroupPage, sqlPage } from './database/sql-list.ts';
export { ifFirst, sweepRows } from './database/sweep-rows.ts';
export {
  appliedMigrations,
  foreignDatabase,
  foreignTables,
  refuseForeignDatabase,
} from './database/tables-present.ts';
export { isUniqueViolation } from './database/unique-violation.ts';
export { changeVersioned } from './database/versioned-write.ts';
export { copyDatabase } from './database-copy/copy-database.ts';
export { type FailureFacts, failureFacts } from './failure-facts.ts';
export { explainFailure } from './failure-text.ts';
export { Installation, installationOf } from './installation.ts';
export { ConcurrencyLimit } from './limits/concurrency-limit.ts';
export { giveWay, inSlices, refuseAborted } from './limits/in-slices.ts';
export { inTime } from './limits/in-time.ts';
export { MailService } from './mail/mail.service.ts';
export type { Mail } from './mail/mail.ts';
export { isUncertain, UNCERTAIN_MESSAGE } from './mail/mail-failure.ts';
export type { MailWatch } from './mail/mail-watch.ts';
export { OutboxSweep } from './mail/outbox-sweep.ts';
export { quotedForm } from './mail/quoted-form.ts';
export { sendTestMail } from './mail/test-mail.ts';
export { requireOperator } from './operator.ts';
export { CONFIG, PlatformModule, type PlatformOptions } from './platform.module.ts';
export { type ConnectionRoom, connectionRoom } from './postgres/connection-room.ts';
export { holdServingLock } from './postgres/serving-lock.ts';
export { isDatabaseUnavailable, takesNoWrites } from './postgres/unavailable.ts';
export { productBuild, productVersion, projectRoot } from './project-root.ts';
export {
  type AuditField,
  type AuditFields,
  type AuditSubject,
  AuditSubjects,
  type NamesById,
  namesFrom,
  subjectOf,
} from './records/audit-subject.ts';
export type { ListRow } from './records/record.service.ts';
export { entityOf, propertiesOf, storedOf } from './records/record-entity.ts';
export { readRows, rowValues } from './records/record-rows.ts';
export { RecordServices, type RuledRecord, ruled, ruledRecords } from './records/record-services.ts';
export { Keyring } from './secrets/keyring.ts';
export { changedRow, changedRows } from './tables/changed-rows.ts';
export { ImportRuns } from './tables/import-runs.ts';
export { type Columns, executeFor, insertRows, updateRows } from './tables/many-rows.ts';
export type { TableUpload } from './tables/read-upload.ts';
export { StagedImports } from './tables/staged-imports.ts';
export type { AddedRows, TableDefinition } from './tables/table-definition.ts';
export {
  type StagedTable,
  type TableCounts,
  type TableFormat,
  TableImports,
} from './tables/table-imports.ts';
export { TableService } from './tables/table-service.ts';
export { type LoggedImport, TAKEN_BACK, type TakenBack } from './tables/take-backs.ts';
export type { KillReason } from './untrusted/untrusted-process.ts';
export { type UntrustedTask, UntrustedTasks } from './untrusted/untrusted-tasks.ts';
export { UploadSlots } from './untrusted/upload-slots.ts';
export { networkOf } from './visitors/network-of.ts';
export { type RateLimit, RateLimiter } from './visitors/rate-limiter.ts';
export { VisitorTags } from './visitors/visitor-tags.ts';

export { AuditEntry };

/** The entities of this module, for the database. */
export const platformEntities = [RateCount, AuditEntry, DataVersion, StagedImport, ImportRun] as const;
