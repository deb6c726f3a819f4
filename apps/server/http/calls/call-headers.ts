import type { Config } from '#platform';

/**
 * The headers that protect the answer of a call: data for programs, which no page shows, frames or loads
 * from elsewhere. Always the same, while a page has a nonce of its own each time.
 */
export function callHeaders({ publicUrl }: Config): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
