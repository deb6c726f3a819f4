import { useEffect, useState } from 'react';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import type { PatientLanguage } from '../../draft/patient-language.ts';
import { sentences as german } from '../languages/de.ts';
import { LANGUAGES } from '../languages/languages.ts';
import type { Sentences } from '../languages/sentences.ts';

interface Spoken {
  readonly language: PatientLanguage;
  readonly sentences: Sentences;
}

const GERMAN: Spoken = { language: 'de', sentences: german };

/** The language of the patient's view, kept as long as the draft. The last one stays until the next is loaded. */
export function useLanguage(): Spoken & { readonly speak: (language: PatientLanguage) => void } {
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
