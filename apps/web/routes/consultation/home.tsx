import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { FirstStep } from '#auth/domain';
import { cachedData } from '../../connection/loader-cache.ts';
import { isUntouched } from '../../consultation/draft/draft.ts';
import { useDraftPart } from '../../consultation/draft/draft-provider.tsx';
import { DeskActions } from '../../consultation/home/desk-actions.tsx';
import { FirstDay } from '../../consultation/home/first-day.tsx';
import { ResumeCard } from '../../consultation/home/resume-card.tsx';
import { useRequestedStart } from '../../consultation/home/use-requested-start.ts';
import { useStart } from '../../consultation/leaving/use-start.tsx';
import { guardedScreen, networkFirst } from '../../frame/cached-loaders.ts';
import { NoRights } from '../../frame/no-rights.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { SETTINGS_TABS } from '../../frame/settings-tabs.ts';
import { enter } from '../../requests/guard.ts';
import { FRAME, type FrameData, useMayConsult, useRight } from '../../session/frame-data.ts';
import { CounterDrawing } from '../../ui/drawing/counter-drawing.tsx';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

/** Where the list of the first day is cached. */
const HOME = 'home';

export const handle: ScreenHandle = { withoutFoot: true };

export const meta = () => [{ title: 'Startseite – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const firstDay = await args.context.services.firstDay.read(actor);
  const isOpen = firstDay !== null && !firstDay.hidden && firstDay.steps.some(({ done }) => !done);
  return isOpen ? firstDay.steps : null;
}

/** Only those who set up an institution have a list to wait for; without an answer the page goes without it. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<readonly FirstStep[] | null> {
  const checked = await guardedScreen(args);
  // A list that is done stays away until something is saved.
  if (!setsUpInstitution() || cachedData(HOME) === null) return checked as readonly FirstStep[] | null;
  try {
    return await networkFirst(HOME, () => args.serverLoader<typeof loader>());
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return null;
  }
}

function setsUpInstitution(): boolean {
  const user = cachedData<FrameData>(FRAME)?.user;
  return user?.admin === false && SETTINGS_TABS.some(({ right }) => user.rights.includes(right));
}

export default function Home() {
  const steps = useLoaderData<typeof clientLoader>();
  const { ready, start, question } = useStart();
  const consults = useMayConsult();
  const draft = useDraftPart((state) => state.draft);
  useRequestedStart(ready && consults, start);
  const resumable = ready && consults && !isUntouched(draft);
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-text">
          <h1 className="hero-title">Gut beraten. Gut versorgt.</h1>
          {/* The card takes the place of the lead, so that nothing moves once the draft has been read. */}
          <div className="hero-slot">
            {resumable ? (
              <ResumeCard draft={draft} />
            ) : (
              <p className="hero-lead">
                Nehmen Sie sich Zeit für das Gespräch. Inkoberatung stellt die richtigen Fragen, schlägt
                Produkte vor und rechnet mit.
              </p>
            )}
          </div>
        </div>
        <CounterDrawing />
      </section>
      {consults ? <DeskActions ready={ready} start={start} resumable={resumable} /> : <NoRights />}
      {steps === null ? null : <FirstDay steps={steps} />}
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
