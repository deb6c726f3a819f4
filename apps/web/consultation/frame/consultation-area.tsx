import { type ClientLoaderFunctionArgs, NavLink, Outlet } from '@remix-run/react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { areasOf, grossAllowance, netAllowance, patientAge } from '#consultation/domain';
import { counted, formatDay } from '#platform/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { networkFirst } from '../../frame/cached-loaders.ts';
import { Frame } from '../../frame/frame.tsx';
import { StartIcon } from '../../frame/icons.tsx';
import { useScreenHandle } from '../../frame/screen-handle.ts';
import { useFrame, useMayConsult, useRight } from '../../session/frame-data.ts';
import { Money } from '../../ui/basics/money.tsx';
import { ageInWords } from '../area/age-in-words.ts';
import { CONSULTATION, type ConsultationData, useConsultation } from '../area/consultation-data.ts';
import { useAgeQuestion } from '../area/use-age-question.ts';
import { useWayOnKey } from '../area/way-on.ts';
import { Covered } from '../discreet/covered.tsx';
import { DiscreetButton } from '../discreet/discreet-button.tsx';
import { initialOf } from '../discreet/use-discreet.ts';
import { DraftNotice } from '../draft/draft-notice.tsx';
import { DraftProvider, useDraftPart } from '../draft/draft-provider.tsx';
import { ConsultationLogout } from '../leaving/consultation-logout.tsx';
import { useStart } from '../leaving/use-start.tsx';

const DEFERRED_FRAME = deferredPart(
  async () => (await import('../deferred/deferred-frame.tsx')).DeferredFrame,
);

/**
 * Loads the background watchers of a consultation after the page, so that no first screen waits for them. Until
 * then, and if loading fails, each navigation asks the server.
 */
const useDeferredFrame = (): ComponentType | null => useDeferredPart(DEFERRED_FRAME);

/** Shown while nothing is known yet, so that the bar keeps its height. */
const UNKNOWN = '–';

/**
 * The patient and the monthly flat rate of their Krankenkasse, net and gross. On a phone the bar is one line that
 * expands.
 */
function PatientBar() {
  const answers = useDraftPart((state) => state.draft.answers);
  const { krankenkassen, today } = useConsultation();
  const [open, setOpen] = useState(false);
  const facts = useId();
  const insurer = krankenkassen.find(({ Kasse }) => Kasse === answers.krankenkasse);
  const age = patientAge(answers, today);
  // The rate of a child or of an adult: open while the age is.
  const isSure = useAgeQuestion() === null;
  const net = insurer === undefined || !isSure ? null : netAllowance(insurer, answers, age);
  const gross = net === null ? null : grossAllowance(net, today);
  const lastname = answers.lastname?.trim();
  const givenname = answers.givenname?.trim();
  return (
    <section className="patient-bar" aria-label="Angaben zur Person" data-open={open}>
      <button
        type="button"
        className="patient-toggle"
        aria-expanded={open}
        aria-controls={facts}
        onClick={() => setOpen(!open)}
      >
        <span className="patient-name">
          {lastname || givenname ? (
            <Covered cover={joined(initialOf(lastname), initialOf(givenname))}>
              {joined(lastname, givenname)}
            </Covered>
          ) : (
            'Person noch ohne Namen'
          )}
        </span>
        <span className="patient-rate">
          <span className="visually-hidden">Pauschale brutto </span>
          <Money cents={gross} />
        </span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <dl id={facts}>
        <Fact label="Nachname">
          {lastname ? <Covered cover={initialOf(lastname)}>{lastname}</Covered> : UNKNOWN}
        </Fact>
        <Fact label="Vorname">
          {givenname ? <Covered cover={initialOf(givenname)}>{givenname}</Covered> : UNKNOWN}
        </Fact>
        <Fact label="Geburtsdatum">
          {answers.birthdate === undefined ? (
            UNKNOWN
          ) : (
            <Covered>
              <span className="number" translate="no">
                {formatDay(answers.birthdate)}
              </span>
              {age !== null && ` (${ageInWords(age)})`}
            </Covered>
          )}
        </Fact>
        <Fact label="Krankenkasse">{answers.krankenkasse || UNKNOWN}</Fact>
        <Fact label="Pauschale netto" unit="im Monat">
          <Money cents={net} />
        </Fact>
        <Fact label="Pauschale brutto" unit="im Monat">
          <Money cents={gross} />
        </Fact>
      </dl>
    </section>
  );
}

const joined = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(', ');

function Fact({ label, unit, children }: { label: string; unit?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {unit === undefined ? null : <span className="visually-hidden"> {unit}</span>}
      </dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}

/** Reloads the data of a consultation when the server responds. */
export function loadConsultation({ serverLoader }: ClientLoaderFunctionArgs): Promise<ConsultationData> {
  return networkFirst(CONSULTATION, () => serverLoader<ConsultationData>() as Promise<ConsultationData>);
}

/** All screens of a consultation, with the current adviser's draft. */
export function ConsultationArea() {
  const { draftKey } = useConsultation();
  const { user } = useFrame();
  return (
    <DraftProvider userId={user.id} draftKey={draftKey} session={user.session}>
      <ConsultationFrame>
        <Outlet />
      </ConsultationFrame>
    </DraftProvider>
  );
}

/** The frame of a consultation: patient bar, cart footer and draft notices. */
function ConsultationFrame({ children }: { children: ReactNode }) {
  const { patientBar, withoutFoot } = useScreenHandle();
  const { ready, start, question } = useStart();
  const consults = useMayConsult();
  const DeferredFrame = useDeferredFrame();
  useWayOnKey();
  const startEntry = (closeMenu: () => void) => (
    <button
      type="button"
      className="sidebar-entry"
      disabled={!ready}
      onClick={() => {
        closeMenu();
        start();
      }}
    >
      <StartIcon />
      Neue Beratung
    </button>
  );
  return (
    <>
      <Frame
        logout={<ConsultationLogout />}
        {...(consults ? { start: startEntry } : {})}
        tools={consults ? <DiscreetButton /> : null}
        bar={patientBar ? <PatientBar /> : null}
        foot={withoutFoot ? null : <CartFooter />}
      >
        <noscript>
          <p className="message message-notice">
            Inkoberatung braucht JavaScript: Alle Angaben bleiben in diesem Browser und werden hier
            verarbeitet. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.
          </p>
        </noscript>
        <DraftNotice />
        {children}
      </Frame>
      {question}
      {DeferredFrame === null ? null : <DeferredFrame />}
    </>
  );
}

/** Footer with the number of products in the cart; areas that the method hides are not counted. */
function CartFooter() {
  const { method } = useConsultation().institution;
  const mayCalculate = useRight('versorg_aufr');
  const ready = useDraftPart((state) => state.ready);
  const count = useDraftPart(({ draft }) =>
    areasOf(method).reduce<number>(
      (sum, area) => sum + draft.cart[area].reduce((lines, tab) => lines + tab.lines.length, 0),
      0,
    ),
  );
  const text = (
    <span>
      Im Versorgungsrechner:{' '}
      <strong className="number" translate="no">
        {ready ? (count === 0 ? 'keine Produkte' : counted(count, ['Produkt', 'Produkte'])) : '–'}
      </strong>
    </span>
  );
  return (
    <footer className="frame-footer">
      {mayCalculate ? (
        <NavLink className="cart-count" to="/cart">
          {text}
        </NavLink>
      ) : (
        <p className="cart-count">{text}</p>
      )}
    </footer>
  );
}
