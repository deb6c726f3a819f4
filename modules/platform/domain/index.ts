/** The ground floor, pure part: money, dates, errors, actor. */
export * from './actor.ts';
export * from './dates.ts';
export * from './errors.ts';
export * from './money.ts';
