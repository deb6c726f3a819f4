interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The faults of a schema by field path (`patient.plz`); the first message of each field wins. */
export function fieldMessages(issues: readonly Issue[]): Readonly<Record<string, string>> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  // Not by assignment: a path may be `__proto__`.
  return Object.fromEntries(messages);
}
