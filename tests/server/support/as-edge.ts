import type * as z from 'zod/v4/core';
import { checked } from '#platform';

type Reading<Method> = Method extends (actor: infer A, given: never, ...rest: infer Rest) => infer Result
  ? (actor: A, given: object, ...rest: Rest) => Result
  : never;

type AsEdge<Service, Names extends keyof Service> = Omit<Service, Names> & {
  readonly [Name in Names]: Reading<Service[Name]>;
};

/**
 * A service whose named methods take what a form or a call sends: as every edge does, the schema reads it before the
 * service gets the values.
 */
export function asEdge<Service extends object, Names extends keyof Service>(
  service: Service,
  schemas: Readonly<Record<Names, z.$ZodType>>,
): AsEdge<Service, Names> {
  return new Proxy(service, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      if (!(name in schemas)) return method.bind(target);
      const schema = schemas[name as Names];
      return async (actor: unknown, given: unknown, ...rest: unknown[]) =>
        method.call(target, actor, checked(schema, given), ...rest);
    },
  }) as unknown as AsEdge<Service, Names>;
}
