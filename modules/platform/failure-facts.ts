/** What may be told of a failure to whoever runs the installation: codes alone. */
export interface FailureFacts {
  readonly type: string;
  /** Of the system, the database or the mail library: `ECONNREFUSED`, `ENOSPC`, `EAUTH`, `23505`. */
  readonly code?: string;
  /** What the mail library was about to say: `CONN`, `AUTH PLAIN`, `RCPT TO`. */
  readonly command?: string;
  /** What the mail server answered, and its enhanced code (RFC 3463): `550`, `5.1.1`. */
  readonly responseCode?: number;
  readonly enhancedCode?: string;
}

/**
 * The codes of a failure. Its texts stay out: a mail server's quotes the address, a database's the row, and any other
 * may quote what a person typed.
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

/** A word or two of capitals and digits: not a command with what belongs to a person. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}( [A-Z0-9-]{1,20})?$/.test(value);
