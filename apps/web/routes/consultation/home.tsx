import type { LoaderFunctionArgs } from '@remix-run/node';
import { useStart } from '../../consultation/area/use-start.tsx';
import { NoRights } from '../../frame/no-rights.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { useMayConsult, useRight } from '../../session/frame-data.ts';
import { CounterDrawing } from '../../ui/drawing/counter-drawing.tsx';

export { guardedScreen as clientLoader } from '../../frame/cached-loaders.ts';
export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { withoutFoot: true };

export const meta = () => [{ title: 'Startseite – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return null;
}

export default function Home() {
  const { ready, start, question } = useStart();
  const consults = useMayConsult();
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-text">
          <h1 className="hero-title">Gut beraten. Gut versorgt.</h1>
          <p className="hero-lead">
            Nehmen Sie sich Zeit für das Gespräch. Inkoberatung stellt die richtigen Fragen, schlägt Produkte
            vor und rechnet mit.
          </p>
          {/* Disabled until the stored draft has been read: only then is it known whether there is one. */}
          {consults ? (
            <button
              type="button"
              className="button button-primary button-large"
              disabled={!ready}
              onClick={start}
            >
              Beratung beginnen
            </button>
          ) : (
            <NoRights />
          )}
        </div>
        <CounterDrawing />
      </section>
      {consults ? <Steps /> : null}
      {question}
    </div>
  );
}

/** The steps of a consultation that this user may take. */
function Steps() {
  const mayAdvise = useRight('bera_durch');
  const mayCalculate = useRight('versorg_aufr');
  const steps = [
    mayAdvise
      ? { title: 'Anamnese', text: 'Die Fragen zu Person, Gesundheit und Alltag gemeinsam durchgehen.' }
      : {
          title: 'Angaben zur Person',
          text: 'Krankenkasse, Geburtsdatum und Art der Inkontinenz festhalten.',
        },
    mayAdvise && { title: 'Empfehlung', text: 'Passende Produkte ansehen, vergleichen und auswählen.' },
    mayCalculate && {
      title: 'Versorgung berechnen',
      text: 'Pauschale, Zuzahlung und Mehrkosten offen besprechen.',
    },
    {
      title: 'Zusammenfassung',
      text: 'Alles auf einer Seite prüfen, Hautpflege und Pflegehilfsmittel ergänzen.',
    },
  ].filter((step) => step !== false);
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">So läuft eine Beratung ab</h2>
      <ol className="steps-list">
        {steps.map(({ title, text }) => (
          <li key={title} className="steps-item">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
