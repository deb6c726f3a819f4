import { useNavigate } from '@remix-run/react';
import { useId } from 'react';
import { contentInWords, lossInWords, personInWords } from '../area/draft-in-words.ts';
import { WAY_ON } from '../area/way-on.ts';
import type { Draft } from '../draft/draft.ts';

/** Leads back to the consultation in this browser, and lists what a new one would lose. */
export function ResumeCard({ draft }: { readonly draft: Draft }) {
  const navigate = useNavigate();
  const about = useId();
  const person = personInWords(draft.answers);
  return (
    <section className="resume-card" aria-label="Begonnene Beratung">
      <button
        type="button"
        className="button button-primary button-large"
        {...WAY_ON}
        aria-describedby={about}
        onClick={() => navigate(draft.place ?? '/wizard/0')}
      >
        {person === null ? 'Beratung fortsetzen' : `Beratung mit ${person} fortsetzen`}
      </button>
      <div id={about} className="resume-words">
        <p className="resume-content">{contentInWords(draft, new Date())}</p>
        <p>{lossInWords(draft)}</p>
      </div>
    </section>
  );
}
