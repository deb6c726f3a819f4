/** Addresses in the configuration. */
import { isIP } from 'node:net';

/** Whether a text is a URL of one of the protocols, with a host. */
export function namesHost(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
}

/** Whether an address is this machine, so that no traffic can be intercepted. */
export function isLoopback(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Whether a URL consists of a host only. Links and cookies start at its root, so a path does not work. */
export function isHostAlone(text: string): boolean {
  if (!URL.canParse(text)) return true; // that it is no address is said already
  const { pathname, search, hash, username, password } = new URL(text);
  return /^\/*$/.test(pathname) && [search, hash, username, password].every((part) => part === '');
}

/** Whether a text is an IP address, or a network such as 172.16.0.0/12. */
export function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
