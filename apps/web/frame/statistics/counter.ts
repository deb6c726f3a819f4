import { browserStorage } from '../../session/storage/browser-storage.ts';

/** What a visitor has said to being counted. */
export type Consent = 'yes' | 'no';

/** The statistics server as the page names it. */
interface Counter {
  /** Ends with a slash. */
  readonly url: string;
  readonly siteId: string;
}

type Command = readonly [name: string, ...values: unknown[]];

declare global {
  interface Window {
    /** There once Matomo's script was asked for on this page. */
    _paq?: { push(command: Command): unknown };
  }
}

const STORED = 'inko.statistik';

/** In place of the browser's storage where that is blocked. */
let said: Consent | null = null;
/** The navigation that was counted last. */
let counted: string | null = null;

/**
 * Who counts visits in this window, as the page said with which it began; null where nobody does. React takes the
 * script that says it away with the next page.
 */
const COUNTER = namedCounter();

function namedCounter(): Counter | null {
  const named = document.querySelector<HTMLElement>('script[data-counter]')?.dataset.counter;
  const [siteId, url] = named?.split(' ') ?? [];
  return siteId === undefined || url === undefined ? null : { siteId, url };
}

/**
 * Whether this visitor can be counted at all: not where the browser asks not to be followed (Do Not Track, Global
 * Privacy Control), who need not be asked either.
 *
 * @param path of a page; none is counted on which somebody is halfway through a login, or has just begun one
 */
export function isAsked(path: string): boolean {
  if (/^\/(createpassword|login\/)/i.test(path)) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return COUNTER !== null && doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** What was said in this browser; null where nothing was yet. */
export function storedConsent(): Consent | null {
  const stored = browserStorage.read(STORED);
  return stored === 'yes' || stored === 'no' ? stored : said;
}

/** Keeps what a visitor says, in this browser alone. */
export function keepConsent(consent: Consent): void {
  said = consent;
  browserStorage.write(STORED, consent);
}

/**
 * Counts a page for a visitor who has agreed. Matomo is told its path and title, and nothing else of an address: no
 * query, which may hold the token of a mail, no hash, not the page before. It sets no cookie and does not read what
 * the browser can do.
 *
 * @param navigation tells one visit of a page from the next
 */
export function countPage(path: string, navigation: string): void {
  if (COUNTER === null || storedConsent() !== 'yes' || counted === navigation) return;
  counted = navigation;
  const queue = window._paq ?? load(COUNTER);
  queue.push(['setCustomUrl', window.location.origin + path]);
  queue.push(['setReferrerUrl', '']);
  queue.push(['setDocumentTitle', document.title]);
  queue.push(['trackPageView']);
}

function load({ url, siteId }: Counter): { push(command: Command): unknown } {
  const queue: Command[] = [
    ['setDoNotTrack', true],
    ['disableCookies'],
    ['disableBrowserFeatureDetection'],
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', siteId],
  ];
  window._paq = queue;
  const script = document.createElement('script');
  script.src = `${url}matomo.js`;
  script.async = true;
  script.onerror = () => script.remove();
  document.head.append(script);
  return queue;
}
