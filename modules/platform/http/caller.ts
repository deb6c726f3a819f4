import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserActor } from '../domain/actor.ts';
import type { CallRequest } from './call-request.ts';

/** Who makes a call, by which session. */
export interface CallSession {
  readonly actor: UserActor;
  /** Token of the session. */
  readonly token: string;
  readonly loginname: string;
}

/** Sessions of running calls. */
const sessions = new WeakMap<CallRequest, CallSession>();

/** Names the session of a call, once it is admitted. */
export function admit(request: CallRequest, session: CallSession): void {
  sessions.set(request, session);
}

/** The session of a call; undefined without one. */
export const sessionOf = (request: CallRequest): CallSession | undefined => sessions.get(request);

/** The calling user. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => sessionIn(context)?.actor,
);

/** The caller's session. */
export const CallerSession = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessionIn(context),
);

const sessionIn = (context: ExecutionContext) => sessionOf(context.switchToHttp().getRequest<CallRequest>());
