import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Answers, answersInWords, type QuestionId, type Questionnaire } from '#consultation/domain';
import { type CalendarDay, counted } from '#platform/domain';
import { useRight } from '../../session/frame-data.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { useAgeIsOpen } from '../area/use-age-question.ts';
import { WAY_ON } from '../area/way-on.ts';
import { AnswerList } from '../care/answer-list.tsx';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { KeptDay } from '../figures/kept-day.tsx';
import { MissingInsurer } from '../figures/missing-insurer.tsx';
import { Comparison } from '../reopening/deferred-reopened.tsx';
import { ReviewNotice } from '../review/deferred-review.tsx';
import { missingTitle } from '../wizard/missing-items.ts';
import { CareSection } from './care-section.tsx';
import { ClosingDesk } from './closing/closing-desk.tsx';
import { OfferFigures } from './offer-figures.tsx';
import {
  askedOf,
  mayEdit,
  missingIn,
  OFFER_SECTIONS,
  type OfferSection,
  questionsOf,
} from './offer-sections.ts';
import { SECTION_FORM } from './section-form-part.ts';
import { useComplete } from './use-complete.ts';
import { type OpenSections, useSectionEdits } from './use-section-edits.ts';
import { useSettled } from './use-settled.tsx';

/**
 * The answers of a section, and which required ones are missing.
 *
 * @param props.onChange changes a single answer; undefined if the user may not edit the section
 */
function SectionAnswers(props: {
  section: OfferSection;
  definition: Questionnaire;
  today: CalendarDay;
  onChange: ((question: QuestionId) => void) | undefined;
}) {
  const { section, definition, today, onChange } = props;
  const { answers } = usePerson();
  const missing = new Set(missingIn(section, definition, answers, today).map(({ id }) => id));
  const segments = answersInWords(questionsOf(section, definition, answers), answers, missing);
  if (segments.length === 0) return <p className="field-hint">Noch keine Angaben.</p>;
  return segments.map(({ name, lines }) => (
    <div className="stack stack-s" key={name}>
      {segments.length > 1 && <h3>{name}</h3>}
      <AnswerList
        lines={lines}
        {...(onChange && {
          action: ({ id, question }) => (
            <button
              type="button"
              id={changeId(id)}
              className="button button-quiet"
              onClick={() => onChange(id)}
            >
              Ändern<span className="visually-hidden">: {question}</span>
            </button>
          ),
        })}
      />
    </div>
  ));
}

/** Id of the button that changes a single answer. */
const changeId = (question: QuestionId) => `change-${question}`;

/** The summary, once the draft is read. */
export function OfferScreen({ competitors }: { competitors: readonly string[] }) {
  const { questionnaire } = useCare();
  const { insurer, answers } = usePerson();
  const advises = useRight('bera_durch');
  const calculates = useRight('versorg_aufr');
  const navigate = useNavigate();
  const asked = useCallback(
    (said: Answers) => askedOf(questionnaire, advises, said),
    [questionnaire, advises],
  );
  const definition = useMemo(() => asked(answers), [asked, answers]);
  const sections = useSectionEdits(definition);
  const { settle, question } = useSettled(sections);
  const { missing, open, items, attempt, isComplete, jump } = useComplete(asked, sections);
  const ageIsOpen = useAgeIsOpen();
  usePrinted();
  /** Continues with the saved answers, once no section has unsaved changes, nothing is missing and the age is sure. */
  const whenSaved = async (go: () => void) => {
    if ((await settle()) && isComplete() && !ageIsOpen()) go();
  };
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    void whenSaved(() => navigate('/selling'));
  };
  const noInsurer = insurer === null && (
    <MissingInsurer
      title="Ohne ausgewählte Krankenkasse kann kein vernünftiges Angebot erstellt werden"
      name={answers.krankenkasse}
    >
      Bitte wählen Sie in der Beratung die Krankenkasse aus. Ohne Versicherung ist das der Eintrag „Keine
      Krankenkasse“.
    </MissingInsurer>
  );
  // While the insurer is being chosen on this screen, the form stays.
  if (noInsurer && !sections.isOpen('beratung')) {
    return (
      <>
        {noInsurer}
        {question}
      </>
    );
  }
  return (
    <>
      {insurer && <KeptDay />}
      {insurer && <ReviewNotice paused={sections.changed.length > 0} />}
      <div className="offer">
        {insurer && (
          <ClosingDesk insurer={insurer} missing={open} onComplete={isComplete} whenSaved={whenSaved} />
        )}
        <div className="offer-costs">{insurer && <OfferFigures insurer={insurer} />}</div>
        <div className="stack offer-sections">
          {OFFER_SECTIONS.map((section) => (
            <AnswerSection
              key={section.id}
              section={section}
              definition={definition}
              competitors={competitors}
              sections={sections}
            />
          ))}
          {insurer && <CareSection insurer={insurer} />}
          <Comparison questionnaire={questionnaire} />
        </div>
      </div>
      <ErrorSummary title={missingTitle(missing)} items={items} attempt={attempt} onJump={jump} />
      <div className="page-actions">
        <Link className="button" to={offerBack({ advises, calculates })}>
          zurück
        </Link>
        <Link className="button button-primary" to="/selling" {...WAY_ON} onClick={goOn}>
          weiter
        </Link>
      </div>
      {question}
    </>
  );
}

interface AnswerSectionProps {
  readonly section: OfferSection;
  readonly definition: Questionnaire;
  readonly competitors: readonly string[];
  readonly sections: OpenSections;
}

/** The answers of one section, folded, and read-only until all or one of them are edited on request. */
function AnswerSection({ section, definition, competitors, sections }: AnswerSectionProps) {
  const { today } = useConsultation();
  const { answers } = usePerson();
  const advises = useRight('bera_durch');
  const editing = sections.isOpen(section.id);
  const [unfolded, setUnfolded] = useState(editing);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(editing);
  const single = useRef<QuestionId | null>(null);
  // The pressed button is gone: the section, or the single question, takes the focus and scrolls to its start.
  useEffect(() => {
    if (shown.current === editing) return;
    shown.current = editing;
    setUnfolded(true);
    const only = single.current;
    // The form focuses it, as soon as it is there.
    if (only !== null && editing) return;
    single.current = null;
    const button = only === null ? null : document.getElementById(changeId(only));
    (button ?? title.current)?.focus({ preventScroll: true });
    (button ?? title.current)?.scrollIntoView({ block: 'nearest' });
  }, [editing]);
  const edits = mayEdit(section, advises);
  const open = (only?: QuestionId) => {
    single.current = only ?? null;
    sections.open(section.id, only);
  };
  return (
    <SectionCard
      title={section.title}
      titleRef={title}
      fold={
        editing
          ? undefined
          : {
              open: unfolded,
              onToggle: () => setUnfolded(!unfolded),
              content: sectionContent(section, definition, answers, today),
            }
      }
      action={
        !editing &&
        edits && (
          <button type="button" className="button" onClick={() => open()}>
            Bearbeiten <span className="visually-hidden">: {section.title}</span>
          </button>
        )
      }
    >
      {editing ? (
        <Deferred part={SECTION_FORM} label="Die Fragen werden geladen …">
          {(SectionForm) => (
            <SectionForm
              section={section}
              definition={definition}
              competitors={competitors}
              sections={sections}
              focused={single.current}
            />
          )}
        </Deferred>
      ) : (
        <SectionAnswers
          section={section}
          definition={definition}
          today={today}
          onChange={edits ? open : undefined}
        />
      )}
    </SectionCard>
  );
}

/**
 * The way back from the summary (consultation specification, section 2, "Offer"): the last screen before it that
 * this user may open.
 */
function offerBack({ advises, calculates }: { advises: boolean; calculates: boolean }): string {
  if (calculates) return '/cart';
  return advises ? '/recommendations' : '/wizard/0';
}

/** What a folded section holds: '3 Antworten', and how many required ones are missing. Prune the answers first. */
function sectionContent(
  section: OfferSection,
  definition: Questionnaire,
  answers: Answers,
  today: CalendarDay,
): string {
  const segments = answersInWords(questionsOf(section, definition, answers), answers);
  const given = segments.reduce((count, { lines }) => count + lines.length, 0);
  const missing = missingIn(section, definition, answers, today).length;
  const words = given === 0 ? 'noch keine Angaben' : counted(given, ['Antwort', 'Antworten']);
  return missing === 0 ? words : `${words}, ${counted(missing, ['Angabe fehlt', 'Angaben fehlen'])} noch`;
}

/**
 * Records that the summary was printed with the browser's own command: all of it is then on paper. Browsers do
 * not report a cancelled print.
 */
function usePrinted(): void {
  const { markSecured } = useDraftActions();
  useEffect(() => {
    const onPrinted = () => {
      // Over an open document only a hint is printed, not the summary.
      if (document.querySelector('.print-hint') === null) markSecured(['answers', 'care']);
    };
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [markSecured]);
}
