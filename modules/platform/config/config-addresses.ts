/** What counts as an address in the configuration. */
import { isIP } from 'node:net';

/** Whether a text is an address of one of these protocols that names a host. */
export function namesHost(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
}

/** Whether an address leads to this machine itself, so that nobody on the way reads along. */
export function isLoopback(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Whether an address is that of a host alone. All links and cookies begin at its root: nothing works below a path. */
export function isHostAlone(text: string): boolean {
  if (!URL.canParse(text)) return true; // that it is no address is said already
  const { pathname, search, hash, username, password } = new URL(text);
  return /^\/*$/.test(pathname) && [search, hash, username, password].every((part) => part === '');
}

/** Whether a text is an IP address, or a network of them such as 172.16.0.0/12. */
export function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
