/**
 * The single values of a case, as the quick reader takes them. Each gives the value or throws MALFORMED, a
 * constant, because a stack for each bad line would cost more than the line.
 */
import type { CalendarDay, Cents } from '#platform/domain';
import { FIRST_BIRTHDATE } from '../answers/answers.ts';
import { scanDay, scanEuro } from './price-case-scan.ts';

/** Thrown for what is not well-formed; caught by readPriceCase. */
export const MALFORMED = Symbol('malformed');

export type Source = Readonly<Record<string, unknown>>;

/** Which keys an object may have. */
export type Keys = ReadonlySet<string>;

export function malformed(): never {
  throw MALFORMED;
}

/** null is the same as left out. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/**
 * Refuses an object with a key it may not have. `read` is how many of the keys that are always known were found:
 * where that is all of them, which is nearly always, no name has to be looked up.
 */
export function only(source: Source, read: number, keys: Keys): void {
  let count = 0;
  // Parsed JSON inherits no names; a list of them would be made for nothing.
  for (const _ in source) count += 1;
  // Stryker disable next-line ConditionalExpression: looking each name up says the same, only slower
  if (count === read) return;
  for (const name of Object.keys(source)) if (!keys.has(name)) malformed();
}

/** 1 for a key that is there. */
// Stryker disable next-line BlockStatement: without a count each name is looked up, which says the same
export function found(value: unknown): 0 | 1 {
  // Stryker disable next-line ConditionalExpression: as above, where it is always 0
  return value === undefined ? 0 : 1;
}

export function anyObject(value: unknown): Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Source)
    : malformed();
}

/** A map's keys are free but for the one that JavaScript takes for the prototype. */
export function mapKey(key: string): string {
  return key === '__proto__' ? malformed() : key;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : malformed();
}

export function text(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : malformed();
}

export function flag(value: unknown): boolean {
  if (isAbsent(value)) return false;
  return typeof value === 'boolean' ? value : malformed();
}

export function amount(value: unknown): Cents {
  return scanEuro(text(value)) ?? malformed();
}

export function day(value: unknown): CalendarDay {
  return scanDay(text(value)) ?? malformed();
}

export function birthdate(value: unknown, today: CalendarDay): CalendarDay {
  const date = day(value);
  return date >= FIRST_BIRTHDATE && date <= today ? date : malformed();
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T {
  return allowed.includes(value as T) ? (value as T) : malformed();
}

export function integer(value: unknown, min: number, max: number): number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : malformed();
}

export function optionalInteger(
  value: unknown,
  { min, max }: { min: number; max: number },
): number | undefined {
  return isAbsent(value) ? undefined : integer(value, min, max);
}
