import { CALLS, type CallDefinition } from '#platform/domain';
import { admitsOf, bodyBytes, callsIn, isDocumented } from '#platform/http';
import { callControllers } from '#setup';

/** A call as the list shows it. */
export type CallRow = {
  readonly method: string;
  readonly path: string;
  /** Who may make it: anybody, session (also with an initial password), user, vendor. Services check the rights. */
  readonly who: string;
  /** Whom it is for: programs, by the OpenAPI document, or the product's own screens alone. */
  readonly for: 'programs' | 'screens';
  readonly takes: string;
  /** Most bytes of its body; 0 where it takes none. */
  readonly bytes: number;
  /** Requests of one address in so many minutes, such as `1000/5`; empty without a limit. */
  readonly limit: string;
};

/** All calls that the server answers, by path and method. */
export function callRows(): CallRow[] {
  const rows = callControllers.flatMap(callsIn).map(rowOf);
  const key = ({ path, method }: CallRow) => `${path} ${method}`;
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

function rowOf(call: CallDefinition): CallRow {
  const { method, path, takes, limit } = call;
  return {
    method,
    path: CALLS + path,
    who: admitsOf(call),
    for: isDocumented(call) ? 'programs' : 'screens',
    takes,
    bytes: takes === 'query' ? 0 : bodyBytes(call),
    limit: limit === undefined ? '' : `${limit.most}/${limit.minutes}`,
  };
}
