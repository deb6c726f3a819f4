interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a schema found wrong, by the path of the field (`patient.plz`); of a field the first thing is said. */
export function fieldMessages(issues: readonly Issue[]): Readonly<Record<string, string>> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  // Not by assignment: a path may be `__proto__`.
  return Object.fromEntries(messages);
}
