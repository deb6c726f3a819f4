import { DomainError, isDomainError } from './errors.ts';

/**
 * Runs a service call; translates field names and `current` of a DomainError into those of the documented call or of
 * the screen's form.
 *
 * @param current maps what is stored now, which a conflict carries
 * @param field maps the name of a field
 * @throws DomainError the translated one
 */
export async function refusedAs<Result, Current extends object>(
  work: () => Promise<Result>,
  current: (present: Current) => object,
  field: (name: string) => string = (name) => name,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { code, message, fields, current: present } = error;
    throw new DomainError(
      code,
      message,
      fields && Object.fromEntries(Object.entries(fields).map(([name, text]) => [field(name), text])),
      present && current(present as Current),
    );
  }
}
