import { useLocation } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Consent, countPage, isAsked, keepConsent, storedConsent } from './counter.ts';

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
          Der Anbieter möchte wissen, welche öffentlichen Seiten gelesen werden. Gezählt wird ohne Cookies und
          mit gekürzter IP-Adresse, nie nach der Anmeldung und nie in einer Beratung.{' '}
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
