import type { DocumentOrder } from '../pdf/worker-messages.ts';

/**
 * Tells one document from another by its content, also after a reload: the order in which answers were given is
 * none of it. Nothing of it can be read from the hash.
 */
export async function documentHash(order: DocumentOrder): Promise<string> {
  const { products, prices, ...input } = order.input;
  const text = JSON.stringify([order.kind, input, [...products], [...prices]], sorted);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Objects with their keys in one order. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
