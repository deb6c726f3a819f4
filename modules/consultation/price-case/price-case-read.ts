import { type PriceCase, priceCase } from './price-case-fields.ts';
import { MALFORMED } from './price-case-kinds.ts';
import { issueTexts } from './price-case-messages.ts';

/** The case that parsed JSON holds; null where it is malformed. */
export function readPriceCase(value: unknown): PriceCase | null {
  try {
    return priceCase.read(value);
  } catch (error) {
    if (error === MALFORMED) return null;
    throw error;
  }
}

/** The German message of each malformed field of parsed JSON, by path; empty where there is none. */
export function explainPriceCase(value: unknown): Record<string, string> {
  const result = priceCase.schema.safeParse(value, { reportInput: true });
  // Not by assignment: a path may be `__proto__`.
  return Object.fromEntries((result.error?.issues ?? []).flatMap((issue) => issueTexts(issue)));
}
