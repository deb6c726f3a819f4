import { isIPv6 } from 'node:net';

/** Longer than any address with its zone. */
const LONGEST = 100;
/** What an IPv4 address begins with as an IPv6 one (RFC 4291, section 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff';

/** The unit counted as one visitor: an IPv4 address, or the IPv6 network assigned to one line (RFC 6177). A connection that is closed has none. */
export function networkOf(address = ''): string {
  const [plain = ''] = address.slice(0, LONGEST).split('%', 1);
  if (!isIPv6(plain)) return plain;
  const [groups, mapped] = groupsOf(plain);
  return mapped ?? groups.slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address without leading zeros, and the IPv4 address that is mapped into it. */
function groupsOf(address: string): readonly [groups: readonly string[], mapped: string | undefined] {
  // The platform's parser writes every form of one address alike.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const parts = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [parts(head), parts(tail)];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  if (groups.slice(0, 6).join(':') !== MAPPED) return [groups, undefined];
  const bytes = groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return [groups, bytes.join('.')];
}
