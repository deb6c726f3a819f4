import { expect, test } from 'vitest';
import { networkOf } from '../../../../modules/platform/visitors/network-of.ts';

test.each([
  [
    'of one /64',
    ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::1%eth0'],
  ],
  [
    'with a group of zeros',
    ['2001:db8:1::1', '2001:db8:1:0:9:8:7:6', '2001:db8:1:0000::', '2001:DB8:1:0::7'],
  ],
  ['of a link', ['fe80::1', 'fe80::1%en0', 'fe80:0:0:0:1:2:3:4']],
  [
    'an IPv4 one, also as IPv6',
    ['192.0.2.9', '::ffff:192.0.2.9', '::FFFF:c000:209', '0:0:0:0:0:ffff:192.0.2.9'],
  ],
])('addresses %s are one client', (_, addresses) => {
  expect(new Set(addresses.map(networkOf)).size).toBe(1);
});

test('neighbours are others, and a closed connection has no address', () => {
  const apart = ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1::1', '192.0.2.9', '192.0.2.10', '::1'];
  expect(new Set(apart.map(networkOf)).size).toBe(apart.length);
  expect(networkOf(undefined)).toBe('');
});
