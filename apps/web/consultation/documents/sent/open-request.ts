import type { Sending, Upload } from '../sending/sending.ts';

/** An unconfirmed send request: closing and reopening the form continues the same request. */
interface OpenRequest {
  readonly document: string;
  /** The password of its own that seals it; null: the institution's. */
  readonly password: string | null;
  readonly upload: Upload;
  /** The mail's content, and the sending of it. */
  sending: { readonly mail: string; readonly it: Sending } | null;
}

let open: OpenRequest | null = null;

/** The unconfirmed request for a document; null if there is none. */
export function openRequest(document: string): OpenRequest | null {
  return open?.document === document ? open : null;
}

/** Whether the unconfirmed request is sealed with a password of its own. */
export const isOpenWith = (password: string): boolean => open?.password === password;

/** Starts a request, replacing an earlier one. */
export function beginRequest(request: OpenRequest): OpenRequest {
  open = request;
  return request;
}

/** Called once it is sent, or when its person is forgotten. */
export function endRequest(): void {
  open = null;
}
