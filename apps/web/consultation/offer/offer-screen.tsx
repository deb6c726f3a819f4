import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, useCallback, useMemo } from 'react';
import type { Answers } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { useAgeIsOpen } from '../area/use-age-question.ts';
import { WAY_ON } from '../area/way-on.ts';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { KeptDay } from '../figures/kept-day.tsx';
import { MissingInsurer } from '../figures/missing-insurer.tsx';
import { Comparison } from '../reopening/deferred-reopened.tsx';
import { ReviewNotice } from '../review/deferred-review.tsx';
import { missingTitle } from '../wizard/missing-items.ts';
import { AnswerSection } from './answer-section.tsx';
import { CareSection } from './care-section.tsx';
import { ClosingDesk } from './closing/closing-desk.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { offerBack } from './offer-paths.ts';
import { askedOf, OFFER_SECTIONS } from './offer-sections.ts';
import { useComplete } from './use-complete.ts';
import { usePrinted } from './use-printed.ts';
import { useSectionEdits } from './use-section-edits.ts';
import { useSettled } from './use-settled.tsx';

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
