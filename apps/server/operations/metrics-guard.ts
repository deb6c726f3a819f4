import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '#platform';

/** The part of a request that identifies the caller. */
interface Asking {
  readonly ip: string;
  readonly headers: { readonly authorization?: string };
}

/** Whether metrics are enabled. */
export const isMeasured = ({ metricsToken, metricsAddresses }: Config): boolean =>
  metricsToken !== null || metricsAddresses.length > 0;

/**
 * Access to the metrics: requires METRICS_TOKEN as `Authorization: Bearer …` and an address of METRICS_ADDRESSES.
 * What is not configured is not required; if neither is, access is refused.
 */
export function metricsGuard(config: Config): (asking: Asking) => boolean {
  const { metricsToken, metricsAddresses } = config;
  if (!isMeasured(config)) return () => false;
  const networks = networksOf(metricsAddresses);
  return ({ ip, headers: { authorization = '' } }) => {
    if (metricsAddresses.length > 0 && !networks.check(ip, familyOf(ip))) return false;
    return metricsToken === null || isSame(authorization, `Bearer ${metricsToken}`);
  };
}

function networksOf(addresses: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const named of addresses) {
    const [address = '', bits] = named.split('/', 2);
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return networks;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Compares texts in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}
