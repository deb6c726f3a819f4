import type { IncomingHttpHeaders } from 'node:http';
import type { PasswordProof } from '#auth';
import { bearerToken } from '../calls/bearer-token.ts';

/** What a call with a session proves of whoever makes it. */
export function proofOf(headers: IncomingHttpHeaders, password: string | undefined): PasswordProof {
  return { token: bearerToken(headers) ?? '', password };
}
