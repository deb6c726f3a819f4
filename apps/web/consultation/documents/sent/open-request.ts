import type { Sending, Upload } from '../sending/sending.ts';

/** What was begun to be sent and has not been confirmed: also after the form was closed it is the same request. */
interface OpenRequest {
  /** The document's content. */
  readonly document: string;
  readonly upload: Upload;
  /** The mail's content, with the try that it is sent by. */
  sending: { readonly mail: string; readonly it: Sending } | null;
}

let open: OpenRequest | null = null;

/** The unconfirmed request on a document; null where there is none. */
export function openRequest(document: string): OpenRequest | null {
  return open?.document === document ? open : null;
}

/** Begins a request in place of an earlier one. */
export function beginRequest(request: OpenRequest): OpenRequest {
  open = request;
  return request;
}

/** It was sent, or the person it is about is to be forgotten. */
export function endRequest(): void {
  open = null;
}
