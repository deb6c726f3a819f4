import { randomBytes } from 'node:crypto';

/** Addresses whose pages are the same for everybody without a session, in the spellings that are linked. */
const SAME_FOR_ALL: ReadonlySet<string> = new Set([
  '/welcome',
  '/login',
  '/passwd',
  '/impressum',
  '/datenschutz',
  '/feedback',
  '/success',
  '/register1',
  '/register1?version=0',
  '/register1?version=1',
  '/register2',
  '/register3',
]);

/** A page that is kept: its HTML, cut where the nonce stands. */
interface KeptPage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly pieces: readonly string[];
}

/**
 * The response cache of visitors' pages: each is rendered once for each version of what it shows.
 *
 * A page is rendered with a random text in place of its nonce, which is sent to nobody; each response has the nonce of
 * its own Content-Security-Policy there.
 */
export class VisitorPages {
  private version: string | undefined;
  private pages = new Map<string, Promise<KeptPage | null>>();

  /**
   * @param currentVersion changes whenever one of the pages may
   * @param render renders the page of an address for a visitor
   */
  constructor(
    private readonly currentVersion: () => Promise<string>,
    private readonly render: (url: string, nonce: string) => Promise<Response>,
  ) {}

  /**
   * The page of an address; null for any other address, and where it could not be rendered: who renders it then finds
   * what is wrong, and says so.
   *
   * @param nonce the response's own
   */
  async get(url: string, nonce: string): Promise<Response | null> {
    if (!SAME_FOR_ALL.has(url)) return null;
    // Asked before the page is rendered: what is kept under a version is never older than it.
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
