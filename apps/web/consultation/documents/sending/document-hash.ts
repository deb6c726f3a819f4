import type { DocumentOrder } from '../pdf/worker-messages.ts';

/**
 * Identifies a document by its content, also after a reload; the order of the answers does not matter. The hash
 * reveals nothing of it.
 */
export async function documentHash(order: DocumentOrder): Promise<string> {
  const { products, prices, ...input } = order.input;
  const text = JSON.stringify([order.kind, input, [...products], [...prices]], sorted);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Objects with their keys sorted. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
