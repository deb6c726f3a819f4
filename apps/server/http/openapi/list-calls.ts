import { type Admits, CALLS, type CallDefinition } from '#platform/domain';
import { admitsOf, callsIn, type DocumentedCall, hasTag, isDocumented } from '#platform/http';
import { callControllers } from '#setup';
import { type BodyLimit, callBody } from '../../edge/body-limits.ts';

/** A call as others look at it. */
export interface ListedCall<Call extends CallDefinition = CallDefinition> {
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** With a slash at the start, such as `/static/api/auth/login.php`. */
  readonly path: string;
  readonly call: Call;
  readonly admits: Admits;
  /** Whether the answer has an ETag. */
  readonly tagged: boolean;
  readonly body: BodyLimit;
}

/** All calls that the server answers, by the controllers' handlers. */
export const listCalls = (): readonly ListedCall[] => callControllers.flatMap(callsIn).map(listed);

/** Those that are documented for programs. */
export const documentedCalls = () =>
  listCalls().filter((listed): listed is ListedCall<DocumentedCall> => isDocumented(listed.call));

function listed(call: CallDefinition): ListedCall {
  return {
    method: call.method.toLowerCase() as ListedCall['method'],
    path: CALLS + call.path,
    call,
    admits: admitsOf(call),
    tagged: hasTag(call),
    body: callBody(call),
  };
}
