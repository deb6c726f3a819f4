import type { Actor } from '#platform/domain';
import type { AccessGiven, AccessTable, Admitted } from '../server/support/access.ts';

type Call<Service> = (actor: Actor, service: Service, given: AccessGiven) => unknown;

/** The calls of one service, by its methods: who is admitted, the call, and `confirmed` as in a table. */
export function callsOf<Service extends object>(
  token: abstract new (...needs: never[]) => Service,
  calls: Readonly<Record<string, readonly [Admitted, Call<Service>, 'confirmed'?]>>,
): AccessTable {
  return Object.fromEntries(
    Object.entries(calls).map(([method, [admitted, call, confirmed]]) => [
      `${token.name}.${method}`,
      [
        admitted,
        (actor: Actor, given: AccessGiven) => call(actor, given.services.get<Service>(token), given),
        confirmed,
      ],
    ]),
  );
}
