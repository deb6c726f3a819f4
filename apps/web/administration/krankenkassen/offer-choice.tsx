import { useId } from 'react';
import type { ManagedKrankenkasse } from '#institution/domain';
import { type EditedChoice, offered } from './offer-in-words.ts';

interface OfferChoiceProps {
  readonly choice: EditedChoice;
  /** The vendor's list. */
  readonly all: readonly ManagedKrankenkasse[];
  readonly onChoose: (zusaetzlich: boolean) => void;
}

/** Asks whether the own Krankenkassen come in addition to the vendor's list or, with the chosen ones, in place of it. */
export function OfferChoice({ choice, all, onChoose }: OfferChoiceProps) {
  const id = useId();
  const countOf = (zusaetzlich: boolean) => offered({ ...choice, zusaetzlich }, all).length;
  const chosen = choice.entries.some(({ krankenkassenId }) => krankenkassenId !== null);
  const options = [
    { zusaetzlich: true, label: 'Zusätzlich zur Liste', hint: 'die ganze Liste und Ihre eigenen' },
    {
      zusaetzlich: false,
      label: 'Nur diese',
      hint: chosen ? 'die gewählten und Ihre eigenen' : 'Ihre eigenen, keine der Liste',
    },
  ];
  return (
    <fieldset className="offer-choice">
      <legend className="field-label">Was eine Beratung anbietet</legend>
      {options.map(({ zusaetzlich, label, hint }) => (
        <label key={label} className="tick" htmlFor={`${id}${label}`}>
          {/* Of no form: the screen sends the choice by a control of its own. */}
          <input
            id={`${id}${label}`}
            type="radio"
            form=""
            name={id}
            checked={choice.zusaetzlich === zusaetzlich}
            onChange={() => onChoose(zusaetzlich)}
          />
          <span>
            {label}{' '}
            <span className="field-hint">
              ({hint}: {countOf(zusaetzlich)})
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
