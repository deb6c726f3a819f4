import type { IncomingHttpHeaders } from 'node:http';
import type { PasswordProof } from '#auth';
import { bearerToken } from '../calls/bearer-token.ts';

/** The password that was sent with a call. */
export function proofOf(headers: IncomingHttpHeaders, password: string | undefined): PasswordProof {
  return { token: bearerToken(headers) ?? '', password };
}
