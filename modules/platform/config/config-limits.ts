/** Settings that are numbers: how much a process may hold, and how long something is kept. */
import * as z from 'zod';

const wholeNumber = (least: number, most: number, unit = '') =>
  z
    .string()
    .refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number${unit} from ${least} to ${most}`,
    )
    .transform(Number);

/** Two heavy reads and a sweep may hold one each for long; the others stay for requests. */
const LEAST_CONNECTIONS = 5;

export const limitFields = {
  DATABASE_POOL: wholeNumber(LEAST_CONNECTIONS, 500).default(10),
  READ_MODELS_MB: wholeNumber(1, 10_000, ' of MB').default(64),
  OUTBOX_KEEP_DAYS: wholeNumber(1, 36_500, ' of days').default(30),
  DELETED_KEEP_DAYS: wholeNumber(1, 36_500, ' of days').optional(),
};

/** Limits of a process, and retention periods. */
export interface ConfigLimits {
  /** Connections of a process to PostgreSQL, at most; without the one that marks the database as served. */
  readonly databasePool: number;
  /** Bytes of read models of single institutions that a process keeps. */
  readonly readModelBytes: number;
  /** Days for which mails are kept as files. */
  readonly outboxKeepDays: number;
  /** Days after which a deleted institution is deleted permanently; null: by hand alone. */
  readonly deletedKeepDays: number | null;
}

const MB = 1024 ** 2;

/** @param data what the schema has made of the variables */
export function limitsOf(data: {
  readonly DATABASE_POOL: number;
  readonly READ_MODELS_MB: number;
  readonly OUTBOX_KEEP_DAYS: number;
  readonly DELETED_KEEP_DAYS?: number | undefined;
}): ConfigLimits {
  return {
    databasePool: data.DATABASE_POOL,
    readModelBytes: data.READ_MODELS_MB * MB,
    outboxKeepDays: data.OUTBOX_KEEP_DAYS,
    deletedKeepDays: data.DELETED_KEEP_DAYS ?? null,
  };
}
