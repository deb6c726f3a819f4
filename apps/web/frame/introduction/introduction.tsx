import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { endIntroduction } from '#auth/calls';
import { mayConsult, type Right } from '#platform/domain';
import { useFrame } from '../../session/frame-data.ts';
import { makeCall } from '../../session/make-call.ts';
import { FIRST_STEP, introductionAt, requestedStep } from '../introduction-request.ts';

/**
 * The introduction: after the first logins until a user has gone through or closed it, and whenever it is asked
 * for. It covers nothing and holds nothing up: going to another screen leaves it.
 */
export function Introduction() {
  const { user } = useFrame();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [ended, setEnded] = useState(user.introduced);
  const steps = introductionSteps(user.rights);
  const index = requestedStep(state) ?? (ended || pathname !== '/' ? null : FIRST_STEP);
  const step = index === null ? undefined : steps[index];
  const heading = useFocusAtStep(step?.about);
  const id = useId();
  if (index === null || step === undefined || step.to !== pathname) return null;

  const goTo = (next: number) => {
    const target = steps[next];
    if (target) navigate(target.to, { state: introductionAt(next), preventScrollReset: false });
  };
  const end = () => {
    setEnded(true);
    navigate(pathname, { replace: true, state: null });
    // Unheard without a connection: then it is offered again after the next login.
    if (!ended) void makeCall(endIntroduction, {});
  };
  const last = index === steps.length - 1;
  return (
    <section
      role="dialog"
      className="introduction stack stack-s"
      data-about={step.about}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end();
      }}
    >
      <p className="introduction-count">
        Schritt {index + 1} von {steps.length}
      </p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p id={`${id}-text`}>{step.text}</p>
      <div className="introduction-actions">
        {last ? null : (
          <button type="button" className="button button-quiet" onClick={end}>
            Überspringen
          </button>
        )}
        {index > FIRST_STEP ? (
          <button type="button" className="button" onClick={() => goTo(index - 1)}>
            Zurück
          </button>
        ) : null}
        <button
          type="button"
          className="button button-primary"
          onClick={() => (last ? end() : goTo(index + 1))}
        >
          {last ? 'Fertig' : 'Weiter'}
        </button>
      </div>
    </section>
  );
}

/** Moves the focus to the heading at each step, unless a dialog is open or somebody is typing. */
function useFocusAtStep(about: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (about === undefined || document.querySelector('dialog[open]') !== null) return;
    if (document.activeElement?.matches('input, textarea, select')) return;
    heading.current?.focus({ preventScroll: true });
  }, [about]);
  return heading;
}

/** A step of the introduction, over a screen of the product. */
interface IntroductionStep {
  /** What it is about; the styles outline that part of the screen by it. */
  readonly about: 'start' | 'questions' | 'catalogue' | 'calculator' | 'help';
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The steps over screens that a user may open: five with all consultation rights. */
function introductionSteps(rights: readonly Right[]): readonly IntroductionStep[] {
  const consults = mayConsult(new Set(rights));
  const steps: readonly (IntroductionStep | false)[] = [
    {
      about: 'start',
      to: '/',
      title: 'Willkommen bei Inkoberatung',
      text: consults
        ? 'Hier beginnen Sie eine Beratung oder setzen die begonnene fort.'
        : 'Dies ist die Startseite. Was Sie öffnen dürfen, steht im Menü.',
    },
    consults && {
      about: 'questions',
      to: '/wizard/0',
      title: 'Gemeinsam fragen',
      text: 'Sie gehen die Fragen mit der versicherten Person durch. Die Antworten bleiben verschlüsselt in diesem Browser; mit dem Abmelden werden sie gelöscht.',
    },
    rights.includes('prod_kat') && {
      about: 'catalogue',
      to: '/products',
      title: 'Produkte finden',
      text: 'Empfehlungen ergeben sich aus den Antworten. Im Katalog suchen Sie selbst.',
    },
    rights.includes('versorg_aufr') && {
      about: 'calculator',
      to: '/cart',
      title: 'Sehen, was zu zahlen ist',
      text: 'Der Versorgungsrechner vergleicht Produkte und nennt, was die Pauschale deckt und was die versicherte Person im Monat zahlt.',
    },
    {
      about: 'help',
      to: '/',
      title: 'Hilfe, wenn Sie sie brauchen',
      text: 'Unter Hilfe & Support im Menü finden Sie Kontakt und Benutzerhandbuch, und dort beginnt diese Einführung noch einmal.',
    },
  ];
  return steps.filter((step) => step !== false);
}
