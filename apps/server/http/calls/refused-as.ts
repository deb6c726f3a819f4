import { DomainError, isDomainError } from '#platform/domain';

/**
 * Does what a service does, and tells its refusal in the terms of the call.
 *
 * @param current what a conflict says is there now, as the call answers it
 * @param field the name of a field, as the call names it
 * @throws DomainError that of the service, in these terms
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
