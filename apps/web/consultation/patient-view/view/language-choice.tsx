import { PATIENT_LANGUAGES, type PatientLanguage } from '../../draft/patient-language.ts';
import { directionOf, LANGUAGE_NAMES } from '../languages/languages.ts';

/** The languages, each under its own name: one touch switches. */
export function LanguageChoice(props: {
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
