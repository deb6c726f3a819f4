import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useNavigate } from '@remix-run/react';
import { useForgetPerson } from '../../consultation/documents/sent/use-forget-person.ts';
import { useDraftActions, useDraftPart } from '../../consultation/draft/draft-provider.tsx';
import { EndingCard } from '../../consultation/ending/ending-card.tsx';
import { useUnsavedQuestion } from '../../consultation/leaving/unsaved-question.tsx';
import { enter } from '../../requests/guard.ts';
import { usePress } from '../../ui/basics/use-press.ts';
import { CounterDrawing } from '../../ui/drawing/counter-drawing.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Beratung abgeschlossen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

/** /final: thanks the person, and deletes their data. */
export default function Final() {
  const ready = useDraftPart((state) => state.ready);
  const forget = useForgetPerson();
  const navigate = useNavigate();
  const { getState } = useDraftActions();
  const { ask, question } = useUnsavedQuestion({
    title: 'Neue Beratung beginnen und diese löschen?',
    about: 'Mit der neuen Beratung werden alle Angaben zur Person aus diesem Browser gelöscht.',
    stay: 'Beratung behalten',
    go: 'Trotzdem neu beginnen',
  });
  const { press } = usePress();
  const goOn = () => {
    forget();
    navigate('/');
  };
  // Asked when the consultation was ended, with nothing changed since, it is not asked again.
  const startAnew = () => (getState().draft.endedUnsaved ? goOn() : ask(goOn));
  return (
    <div className="closing">
      <section className="hero">
        <div className="hero-text">
          <h1 className="hero-title" tabIndex={-1}>
            Vielen Dank für das Gespräch
          </h1>
          <p className="hero-lead">Die Beratung ist abgeschlossen.</p>
          <p>
            „Neue Beratung beginnen“ löscht alle Angaben zur Person, die gewählten Produkte und die berechnete
            Versorgung aus diesem Browser und die gesendeten Dokumente vom Server.
          </p>
        </div>
        <CounterDrawing />
      </section>
      {ready && <EndingCard />}
      <div className="page-actions">
        <Link className="button" to="/selling">
          zurück
        </Link>
        <button
          type="button"
          className="button button-primary"
          disabled={!ready}
          onClick={(event) => void press(startAnew, event)}
        >
          Neue Beratung beginnen
        </button>
      </div>
      {question}
    </div>
  );
}
