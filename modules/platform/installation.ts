import type { Config, SecondFactorRule } from './config/config.ts';

/** What services tell of the installation: in links, and in mails. */
export class Installation {
  readonly url: string;
  readonly vendorName: string;
  readonly secondFactor: SecondFactorRule;

  /**
   * @param url address under which people reach it, without a slash at the end
   * @param vendorName the vendor in all texts
   * @param secondFactor whether the vendor's staff needs one
   */
  constructor(url: string, vendorName: string, secondFactor: SecondFactorRule) {
    this.url = url;
    this.vendorName = vendorName;
    this.secondFactor = secondFactor;
  }

  /** The address of a page with its query. */
  page(path: string, query: Readonly<Record<string, string | number>>): string {
    const search = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return `${this.url}${path}?${new URLSearchParams(search)}`;
  }
}

/** The installation of a configuration. */
export function installationOf({ publicUrl, port, vendorName, secondFactor }: Config): Installation {
  return new Installation(publicUrl ?? `http://localhost:${port}`, vendorName, secondFactor);
}
