/**
 * Whether an insert failed because a row with one of its unique values is there already. Told by its name: a
 * bundle may hold a second copy of the class.
 */
export function isUniqueViolation(error: unknown): boolean {
  return Object(error).name === 'UniqueConstraintViolationException';
}
