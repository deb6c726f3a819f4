import type { Config, SecondFactorRule } from './config/config.ts';

/** Facts of the installation for links and mails. */
export class Installation {
  readonly url: string;
  readonly vendorName: string;
  readonly secondFactor: SecondFactorRule;
  /** Whether mails reach people; without a mail server they stay in a folder of the machine. */
  readonly hasMailServer: boolean;
  /** Number of lines that the operator adds to the imprint. */
  readonly imprintLines: number;
  /** Days after which a deleted institution is deleted permanently; null: by hand alone. */
  readonly deletedKeepDays: number | null;

  /**
   * @param url public address, without a trailing slash
   * @param vendorName the vendor's name in all texts
   * @param secondFactor second factor of the vendor's staff
   * @param hasMailServer whether mails reach people
   * @param imprintLines number of lines that the operator adds to the imprint
   * @param deletedKeepDays days after which a deleted institution is deleted permanently; null: by hand alone
   */
  constructor(
    url: string,
    vendorName: string,
    secondFactor: SecondFactorRule,
    hasMailServer = false,
    imprintLines = 0,
    deletedKeepDays: number | null = null,
  ) {
    this.url = url;
    this.vendorName = vendorName;
    this.secondFactor = secondFactor;
    this.hasMailServer = hasMailServer;
    this.imprintLines = imprintLines;
    this.deletedKeepDays = deletedKeepDays;
  }

  /** The address of a page with a query. */
  page(path: string, query: Readonly<Record<string, string | number>>): string {
    const search = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return `${this.url}${path}?${new URLSearchParams(search)}`;
  }
}

/** The installation described by a configuration. */
export function installationOf(config: Config): Installation {
  const { publicUrl, port, vendorName, secondFactor, smtpUrl, imprint, deletedKeepDays } = config;
  const url = publicUrl ?? `http://localhost:${port}`;
  return new Installation(url, vendorName, secondFactor, smtpUrl !== null, imprint.length, deletedKeepDays);
}
