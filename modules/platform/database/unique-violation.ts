/**
 * Whether an insert failed because a unique value exists already. Compares the class name, because a bundle may
 * contain a second copy of the class.
 */
export function isUniqueViolation(error: unknown): boolean {
  return Object(error).name === 'UniqueConstraintViolationException';
}
