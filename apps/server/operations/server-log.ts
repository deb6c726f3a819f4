import type { LoggerService } from '@nestjs/common';
import { LogController } from 'fastify';
import type { Config } from '#platform';
import { loggedFailure } from './failure-log.ts';

/** Target of the log, line by line; default: standard output. */
export interface LogStream {
  write(line: string): void;
}

/** The used part of the server's log. */
export interface ServerLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Replaces Fastify's two lines per request, because `RequestLog` writes one. */
export const noRequestLines = () => new LogController({ disableRequestLogging: true });

/** Fastify's message for each address; the start line lists them all. */
const LISTENING = /^Server listening at /;

/**
 * Format of the log: one line of JSON per entry, with the level as a word and the time in ISO 8601 UTC. Failures are
 * reduced by `loggedFailure`.
 */
export function logOptions({ logLevel }: Config, stream: LogStream | undefined) {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    // Fastify's serializers would log the client's address.
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

/** Adapts the log for Nest, whose messages concern the code only: failed requests reach the error filter. */
export const nestLog = (log: ServerLog): LoggerService => ({
  log: () => {},
  warn: (message: unknown) => log.warn({}, String(message)),
  error: (message: unknown) => log.error({}, String(message)),
  fatal: (message: unknown) => log.error({}, String(message)),
});
