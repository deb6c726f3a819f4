import type { AnyOrder } from '../pdf/worker-messages.ts';
import { hashOf } from './hash-of.ts';

/**
 * Identifies a document by its content, also after a reload; the order of the answers does not matter. The hash
 * reveals nothing of it.
 */
export function documentHash(order: AnyOrder): Promise<string> {
  const { products, prices, ...input } = order.input;
  const version = 'form' in order ? [order.form.version] : [];
  const signed = 'form' in order || order.signatures === undefined ? [] : [order.signatures];
  return hashOf(
    JSON.stringify([order.kind, ...version, input, [...products], [...prices], ...signed], sorted),
  );
}

/** Objects with their keys sorted. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
