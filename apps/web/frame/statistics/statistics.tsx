import { useLocation } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { browserStorage } from '../../session/storage/browser-storage.ts';

/** A visitor's answer to being counted. */
type Consent = 'yes' | 'no';

/** The statistics server named by the page. */
interface Counter {
  /** Ends with a slash. */
  readonly url: string;
  readonly siteId: string;
}

type Command = readonly [name: string, ...values: unknown[]];

declare global {
  interface Window {
    /** Set once Matomo's script has been requested on this page. */
    _paq?: { push(command: Command): unknown };
  }
}

const STORED = 'inko.statistik';

/** Fallback for a blocked storage. */
let said: Consent | null = null;
/** The last navigation counted. */
let counted: string | null = null;

/**
 * The statistics server of this window, read from its first page; null if there is none. React removes the
 * script that names it on the next page.
 */
const COUNTER = namedCounter();

function namedCounter(): Counter | null {
  const named = document.querySelector<HTMLElement>('script[data-counter]')?.dataset.counter;
  const [siteId, url] = named?.split(' ') ?? [];
  return siteId === undefined || url === undefined ? null : { siteId, url };
}

/**
 * Whether this visitor may be asked: not if the browser sends Do Not Track or Global Privacy Control.
 *
 * @param path of a page; the pages during and right after a login are never counted
 */
function isAsked(path: string): boolean {
  if (/^\/(createpassword|login\/)/i.test(path)) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return COUNTER !== null && doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** The answer stored in this browser; null if there is none yet. */
function storedConsent(): Consent | null {
  const stored = browserStorage.read(STORED);
  return stored === 'yes' || stored === 'no' ? stored : said;
}

/** Stores a visitor's answer, in this browser only. */
function keepConsent(consent: Consent): void {
  said = consent;
  browserStorage.write(STORED, consent);
}

/**
 * Counts a page view of a visitor who has agreed. Matomo gets path and title only: no query, which may hold a
 * mail's token, no hash and no referrer. It sets no cookie and detects no browser features.
 *
 * @param navigation tells one visit of a page from the next
 */
function countPage(path: string, navigation: string): void {
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

/**
 * Asks a visitor once whether visits may be counted, with two equally prominent answers, and counts them
 * after a yes. A link in the footer reopens the question.
 */
export function Statistics() {
  const { pathname, key } = useLocation();
  const [said, setSaid] = useState(storedConsent);
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (said === 'yes' && isAsked(pathname)) countPage(pathname, key);
  }, [said, pathname, key]);
  if (!isAsked(pathname)) return null;
  const answer = (consent: Consent) => {
    keepConsent(consent);
    setSaid(consent);
    if (changing) opener.current?.focus();
    setChanging(false);
  };
  return (
    <>
      <button
        type="button"
        ref={opener}
        className="link-button statistics-link"
        onClick={() => setChanging(true)}
      >
        Besuchsstatistik
      </button>
      {said === null || changing ? <Question said={said} focused={changing} onAnswer={answer} /> : null}
    </>
  );
}

interface QuestionProps {
  readonly said: Consent | null;
  /** Whether the visitor reopened the question: then it takes the focus. */
  readonly focused: boolean;
  readonly onAnswer: (consent: Consent) => void;
}

const NOW = { yes: 'Zurzeit sind Sie einverstanden.', no: 'Zurzeit sind Sie nicht einverstanden.' } as const;

function Question({ said, focused, onAnswer }: QuestionProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className="statistics" aria-labelledby={title}>
      <div>
        <h2 id={title} ref={heading} tabIndex={-1}>
          Dürfen wir Ihren Besuch zählen?
        </h2>
        <p>
          Der Anbieter möchte wissen, welche öffentlichen Seiten gelesen werden. Die Zählung geschieht ohne
          Cookies und mit gekürzter IP-Adresse, nie nach der Anmeldung und nie in einer Beratung.{' '}
          {said === null ? null : NOW[said]}
        </p>
      </div>
      <div className="statistics-answers">
        <button type="button" className="button" onClick={() => onAnswer('no')}>
          Ablehnen
        </button>
        <button type="button" className="button" onClick={() => onAnswer('yes')}>
          Erlauben
        </button>
      </div>
    </section>
  );
}
