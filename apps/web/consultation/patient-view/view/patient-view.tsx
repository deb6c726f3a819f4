import './patient-view.css';
import { useEffect, useId, useRef, useState } from 'react';
import { formatEuro } from '#platform/domain';
import { guardNavigation } from '../../../connection/navigation-guard.ts';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { useModal } from '../../../ui/basics/modal.ts';
import type { Draft } from '../../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import { PATIENT_LANGUAGES, type PatientLanguage } from '../../draft/patient-language.ts';
import { ProductSymbols } from '../../pictures/product-drawing.tsx';
import { sentences as german } from '../languages/de.ts';
import { directionOf, LANGUAGE_NAMES, LANGUAGES } from '../languages/languages.ts';
import type { Sentences } from '../languages/sentences.ts';
import { Filled } from './filled.tsx';
import { PaidOnce } from './paid-once.tsx';
import { PatientCards, type PatientCardsProps } from './patient-cards.tsx';
import { type Together, togetherInWords } from './together.ts';
import { usePatientView } from './use-patient-view.ts';

interface Spoken {
  readonly language: PatientLanguage;
  readonly sentences: Sentences;
}

const GERMAN: Spoken = { language: 'de', sentences: german };

/** The language of the patient's view, kept as long as the draft. The last one stays until the next is loaded. */
function useLanguage(): Spoken & { readonly speak: (language: PatientLanguage) => void } {
  const wanted = useDraftPart(({ draft }) => draft.language) ?? 'de';
  const { note } = useDraftActions();
  const [spoken, setSpoken] = useState(() => loadedIn(wanted) ?? GERMAN);
  const there = loadedIn(wanted);
  useEffect(() => {
    if (wanted === 'de') return;
    let gone = false;
    LANGUAGES[wanted].load().then(
      (sentences) => gone || setSpoken({ language: wanted, sentences }),
      // Without a connection the language stays; pressing its button again tries again.
      () => gone || note((draft) => ({ ...draft, language: undefined })),
    );
    return () => {
      gone = true;
    };
  }, [wanted, note]);
  return { ...(there ?? spoken), speak: (language) => note((draft) => ({ ...draft, language })) };
}

function loadedIn(language: PatientLanguage): Spoken | null {
  if (language === 'de') return GERMAN;
  const sentences = LANGUAGES[language].there;
  return sentences && { language, sentences };
}

/** Proposals in view at a time. */
const PAGE = 3;

/** The proposals side by side, three at a time; it begins with those among which the chosen one is. */
function PatientProposals(props: PatientCardsProps) {
  const { proposals, sentences, isChosen } = props;
  const [start, setStart] = useState(() => {
    const chosen = proposals.findIndex(({ place }) => isChosen(place));
    return chosen === -1 ? 0 : chosen - (chosen % PAGE);
  });
  const top = useRef<HTMLUListElement>(null);
  const count = proposals.length;
  const to = Math.min(start + PAGE, count);
  const turn = (next: number) => {
    if (next < 0 || next >= count) return;
    setStart(next);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <PatientCards {...props} proposals={proposals.slice(start, to)} top={top} />
      {count > PAGE && (
        <div className="patient-pages">
          <button
            type="button"
            className="button"
            aria-disabled={start === 0}
            onClick={() => turn(start - PAGE)}
          >
            {sentences.previous}
          </button>
          <p role="status">
            <Filled
              text={to - start === 1 ? sentences.single : sentences.range}
              values={{ from: start + 1, to, count }}
            />
          </p>
          <button
            type="button"
            className="button"
            aria-disabled={to === count}
            onClick={() => turn(start + PAGE)}
          >
            {sentences.next}
          </button>
        </div>
      )}
    </>
  );
}

/**
 * What the patient sees: the proposals over the whole screen. The way back is asked for, so that no touch, key or
 * gesture of somebody who does not know the screen uncovers what lies below.
 *
 * @param props.saving see `TurnToPatient`
 */
export function PatientView(props: { saving?: (draft: Draft) => Draft; onBack: () => void }) {
  const { saving, onBack } = props;
  const { proposals, isChosen, choose, together } = usePatientView(saving);
  const supplies = proposals.filter(({ place }) => place.area !== 2);
  const sales = proposals.filter(({ place }) => place.area === 2);
  const { language, sentences, speak } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const modal = useModal(() => setLeaving(true));
  const titleId = useId();
  // The screen below has the drawings already, unless it shows no products.
  const [drawn] = useState(() => document.querySelector('.product-symbols') !== null);
  useEffect(
    () =>
      guardNavigation({
        holds: () => true,
        settle: async () => {
          setLeaving(true);
          return false;
        },
      }),
    [],
  );
  return (
    <dialog
      {...modal}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would close both dialogs at the second press.
        event.preventDefault();
        setLeaving(!leaving);
      }}
      className="patient-view"
      aria-labelledby={titleId}
      lang={language}
      dir={directionOf(language)}
    >
      {!drawn && <ProductSymbols />}
      <div className="patient-view-body">
        <div className="patient-view-head">
          <h2 id={titleId}>{sentences.title}</h2>
          <LanguageChoice label={sentences.language} chosen={language} onChoose={speak} />
        </div>
        {proposals.length === 0 ? (
          <div className="patient-none">
            <p>
              <strong>{sentences.none}</strong>
            </p>
            <p>{sentences.noneHint}</p>
          </div>
        ) : (
          <>
            {supplies.length > 0 && (
              <PatientProposals
                proposals={supplies}
                sentences={sentences}
                isChosen={isChosen}
                onChoose={choose}
              />
            )}
            <PatientSales
              proposals={sales}
              sentences={sentences}
              together={together}
              isChosen={isChosen}
              onChoose={choose}
            />
          </>
        )}
        <div className="patient-view-foot">
          <button type="button" className="button" lang="de" dir="ltr" onClick={() => setLeaving(true)}>
            Zurück zur Beratung
          </button>
        </div>
      </div>
      {leaving && (
        <ReturnQuestion
          giveBack={sentences.giveBack}
          language={language}
          onStay={() => setLeaving(false)}
          onBack={onBack}
        />
      )}
    </dialog>
  );
}

/** The languages, each under its own name: one touch switches. */
function LanguageChoice(props: {
  label: string;
  chosen: PatientLanguage;
  onChoose: (language: PatientLanguage) => void;
}) {
  const { label, chosen, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and these are buttons
    <div className="patient-languages" role="group" aria-label={label}>
      {PATIENT_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          dir={directionOf(language)}
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}

/** What can be bought besides, each for itself, and what that makes together with the chosen supply. */
function PatientSales(props: PatientCardsProps & { together: Together | null }) {
  const { together, ...cards } = props;
  const { proposals, sentences } = cards;
  if (proposals.length === 0) return null;
  return (
    <>
      <h3 className="patient-besides">{sentences.besides}</h3>
      <PatientCards {...cards} />
      {together !== null && (
        <p className="patient-together" role="status">
          {togetherInWords(together, sentences)}{' '}
          <strong className="number">
            <bdi>{formatEuro(together.pays)}</bdi>
          </strong>{' '}
          <PaidOnce {...together} sentences={sentences} />
        </p>
      )}
    </>
  );
}

/**
 * Asks before the adviser's screen is shown again: the patient in their language, the adviser in German. The safe
 * answer comes first, so that it has the focus.
 */
function ReturnQuestion(props: {
  giveBack: string;
  language: PatientLanguage;
  onStay: () => void;
  onBack: () => void;
}) {
  const { giveBack, language, onStay, onBack } = props;
  return (
    <div lang="de" dir="ltr">
      <Dialog title="Zurück zur Beratung?" onClose={onStay}>
        <p className="patient-give-back" lang={language} dir={directionOf(language)}>
          {giveBack}
        </p>
        <p>Danach zeigt der Bildschirm wieder persönliche Angaben.</p>
        <div className="dialog-actions">
          <button type="button" className="button button-primary" onClick={onStay}>
            Hier bleiben
          </button>
          <button type="button" className="button" onClick={onBack}>
            Ja, zurück zur Beratung
          </button>
        </div>
      </Dialog>
    </div>
  );
}
