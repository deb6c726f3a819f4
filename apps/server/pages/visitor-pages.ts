import { randomBytes } from 'node:crypto';

/** Addresses with the same page for all visitors without a session, as linked. */
const SAME_FOR_ALL: ReadonlySet<string> = new Set([
  '/welcome',
  '/login',
  '/passwd',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
  '/feedback',
  '/success',
  '/register1',
  '/register1?version=0',
  '/register1?version=1',
  '/register2',
  '/register3',
]);

/** A cached page: its HTML, split at the nonces. */
interface KeptPage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly pieces: readonly string[];
}

/**
 * The response cache of visitors' pages: each is rendered once per version of its content.
 *
 * A page is rendered with a random placeholder for the nonce, which is never sent; each response gets the nonce of
 * its own Content-Security-Policy.
 */
export class VisitorPages {
  private version: string | undefined;
  private pages = new Map<string, Promise<KeptPage | null>>();

  /**
   * @param currentVersion changes whenever one of the pages may change
   * @param render renders an address for a visitor
   */
  constructor(
    private readonly currentVersion: () => Promise<string>,
    private readonly render: (url: string, nonce: string) => Promise<Response>,
  ) {}

  /**
   * The page of an address; null for any other address, and if it could not be rendered, so that the regular
   * rendering reports the error.
   *
   * @param nonce of the response
   */
  async get(url: string, nonce: string): Promise<Response | null> {
    if (!SAME_FOR_ALL.has(url)) return null;
    // Read before rendering: a cached page is never older than its version.
    const version = await this.currentVersion().catch(() => null);
    if (version === null) return null;
    if (version !== this.version) this.pages = new Map();
    this.version = version;
    const { pages } = this;
    const page = pages.get(url) ?? this.renderPage(url);
    pages.set(url, page);
    const kept = await page.catch(() => null);
    if (kept === null) {
      pages.delete(url);
      return null;
    }
    return new Response(kept.pieces.join(nonce), { headers: kept.headers.map(([...header]) => header) });
  }

  private async renderPage(url: string): Promise<KeptPage | null> {
    const placeholder = randomBytes(16).toString('hex');
    const response = await this.render(url, placeholder);
    if (response.status !== 200 || response.headers.has('set-cookie')) return null;
    return { headers: [...response.headers], pieces: (await response.text()).split(placeholder) };
  }
}
