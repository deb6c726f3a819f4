/** Codes of a failure, safe to show to the operator. */
export interface FailureFacts {
  readonly type: string;
  /** Of the system, the database or the mail library: `ECONNREFUSED`, `ENOSPC`, `EAUTH`, `23505`. */
  readonly code?: string;
  /** SMTP command of the mail library: `CONN`, `AUTH PLAIN`, `RCPT TO`. */
  readonly command?: string;
  /** The mail server's reply code and enhanced code (RFC 3463): `550`, `5.1.1`. */
  readonly responseCode?: number;
  readonly enhancedCode?: string;
}

/**
 * The codes of a failure, without its texts: a mail server's may contain the address, a database's the row, and any
 * other something a person typed.
 */
export function failureFacts(error: unknown): FailureFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, command, responseCode, response } = error as Error & Readonly<Record<string, unknown>>;
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? '')) ?? [];
  return {
    type: error.name,
    ...(isCode(code) ? { code } : {}),
    ...(isCode(command) ? { command } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(enhancedCode === undefined ? {} : { enhancedCode }),
  };
}

/** A word or two of capitals and digits; excludes commands with personal data. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}( [A-Z0-9-]{1,20})?$/.test(value);
