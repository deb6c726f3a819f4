import type { Config } from '#platform';

/**
 * Security headers of calls: data for programs, which no page shows, frames or loads from elsewhere. Constant, unlike
 * those of pages, which have a nonce.
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
