/** The ground floor, server part: configuration, database, clock. */
export * from './clock.ts';
export * from './config.ts';
export * from './database.ts';
export * from './failure-text.ts';
export { lookUp } from './look-up.ts';
export * from './migrate.ts';
export * from './operator.ts';
export * from './project-root.ts';
export { inRequestContext } from './request-context.ts';
