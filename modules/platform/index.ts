/** The ground floor, server part: configuration, database, clock, mail. */
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { RateCount } from './limits/rate-count.entity.ts';

export { type AuditedAct, AuditLog } from './audit/audit-log.ts';
export * from './clock.ts';
export * from './config.ts';
export * from './database.ts';
export * from './failure-text.ts';
export * from './installation.ts';
export * from './keyring.ts';
export { type RateLimit, RateLimiter } from './limits/rate-limiter.ts';
export { lookUp } from './look-up.ts';
export { MailService, mailsOf } from './mail/mail.service.ts';
export { type Mail, mailAddress, mailSubject } from './mail/mail.ts';
export { isUncertain, UNCERTAIN_MESSAGE } from './mail/mail-failure.ts';
export * from './migrate.ts';
export * from './operator.ts';
export * from './project-root.ts';
export { inRequestContext } from './request-context.ts';
export { isUniqueViolation } from './unique-violation.ts';
export { AuditEntry, RateCount };

/** The entities of this module, for the database. */
export const platformEntities = [RateCount, AuditEntry] as const;
