import { expect, test } from 'vitest';
import { isOwnRequest } from '../../../apps/server/edge/same-origin.ts';

const isOwn = (headers: Record<string, string>, publicUrl: string | null = null, method = 'POST') =>
  isOwnRequest({ method, protocol: 'https', headers: { host: 'beratung.example', ...headers } }, publicUrl);

test.each([
  ['of the same origin', { origin: 'https://beratung.example' }, true],
  ['of the same host with another scheme', { origin: 'http://beratung.example' }, false],
  ['of another host', { origin: 'https://evil.example' }, false],
  ['of another port', { origin: 'https://beratung.example:8443' }, false],
  ['of a host that begins alike', { origin: 'https://beratung.example.evil.example' }, false],
  ['of what is no origin', { origin: 'not an origin' }, false],
  ['of a page without an origin', { origin: 'null' }, false],
  ['of a program', {}, true],
  ['of another site without an origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['of a neighbour without an origin', { 'sec-fetch-site': 'same-site' }, false],
  ['of an address bar', { 'sec-fetch-site': 'none' }, false],
  ['of an own page without an origin', { 'sec-fetch-site': 'same-origin' }, true],
])('a write %s: %o', (_, headers, expected) => {
  expect(isOwn(headers as Record<string, string>)).toBe(expected);
});

test('the public address counts, not the host that a request names', () => {
  expect(isOwn({ origin: 'https://beratung.example' }, 'https://www.beratung.example')).toBe(false);
  expect(isOwn({ origin: 'https://www.beratung.example' }, 'https://www.beratung.example')).toBe(true);
  expect(isOwn({ origin: 'https://evil.example' }, null, 'GET')).toBe(true);
});
