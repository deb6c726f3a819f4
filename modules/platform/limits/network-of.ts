/** The unit counted as one visitor: an IPv4 address, or the IPv6 network assigned to one line (RFC 6177). */
export function networkOf(address: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (v4 !== undefined) return v4;
  return (address.split('::', 1)[0] ?? '').split(':').slice(0, 4).join(':');
}
