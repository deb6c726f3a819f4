import type { Config, SecondFactorRule } from './config/config.ts';

/** Facts of the installation for links and mails. */
export class Installation {
  readonly url: string;
  readonly vendorName: string;
  readonly secondFactor: SecondFactorRule;

  /**
   * @param url public address, without a trailing slash
   * @param vendorName the vendor's name in all texts
   * @param secondFactor second factor of the vendor's staff
   */
  constructor(url: string, vendorName: string, secondFactor: SecondFactorRule) {
    this.url = url;
    this.vendorName = vendorName;
    this.secondFactor = secondFactor;
  }

  /** The address of a page with a query. */
  page(path: string, query: Readonly<Record<string, string | number>>): string {
    const search = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return `${this.url}${path}?${new URLSearchParams(search)}`;
  }
}

/** The installation described by a configuration. */
export function installationOf({ publicUrl, port, vendorName, secondFactor }: Config): Installation {
  return new Installation(publicUrl ?? `http://localhost:${port}`, vendorName, secondFactor);
}
