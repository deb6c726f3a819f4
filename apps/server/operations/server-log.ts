import type { LoggerService } from '@nestjs/common';
import { LogController } from 'fastify';
import type { Config } from '#platform';
import { loggedFailure } from './failure-log.ts';

/** Where the log goes, a line each; standard output where none is named. */
export interface LogStream {
  write(line: string): void;
}

/** What of the server's log is used. */
export interface ServerLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Fastify's own lines of requests; `RequestLog` writes one in place of its two. */
export const noRequestLines = () => new LogController({ disableRequestLogging: true });

/** What Fastify says of each address that it listens on: the line of the start names them all. */
const LISTENING = /^Server listening at /;

/**
 * How the log is written: a line of JSON for whatever there is to say, with its level in a word and its time as ISO 8601
 * in UTC. Of a failure it says what `loggedFailure` leaves.
 */
export function logOptions({ logLevel }: Config, stream: LogStream | undefined) {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    // Fastify's own ones would say of a request who asked.
    serializers: { req: asItIs, res: asItIs, err: loggedFailure },
    hooks: {
      logMethod(this: object, args: Parameters<LogMethod>, write: LogMethod) {
        const [first] = args;
        if (typeof first !== 'string' || !LISTENING.test(first)) write.apply(this, args);
      },
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

const asItIs = (facts: object) => ({ ...facts });

type LogMethod = (facts: unknown, message?: string, ...more: unknown[]) => void;

/** What Nest has to say, in the same log. It speaks of the code alone: requests fail in the error filter. */
export const nestLog = (log: ServerLog): LoggerService => ({
  log: () => {},
  warn: (message: unknown) => log.warn({}, String(message)),
  error: (message: unknown) => log.error({}, String(message)),
  fatal: (message: unknown) => log.error({}, String(message)),
});
