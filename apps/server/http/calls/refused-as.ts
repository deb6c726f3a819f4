import { DomainError, isDomainError } from '#platform/domain';

/**
 * Runs a service call; translates field names and `current` of a DomainError into the call's.
 *
 * @param current the current state, as the call answers it
 * @param field a field's name in the call
 * @throws DomainError of the service, translated
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
