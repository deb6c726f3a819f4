import './patient-view.css';
import { useEffect, useId, useState } from 'react';
import { guardNavigation } from '../../../connection/navigation-guard.ts';
import { useModal } from '../../../ui/basics/modal.ts';
import type { Draft } from '../../draft/draft.ts';
import { ProductSymbols } from '../../pictures/product-drawing.tsx';
import { directionOf } from '../languages/languages.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PatientProposals } from './patient-proposals.tsx';
import { PatientSales } from './patient-sales.tsx';
import { ReturnQuestion } from './return-question.tsx';
import { useLanguage } from './use-language.ts';
import { usePatientView } from './use-patient-view.ts';

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
