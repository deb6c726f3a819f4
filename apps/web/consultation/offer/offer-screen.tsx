import { Link } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { Answers } from '#consultation/domain';
import { useCare } from '../care-data.ts';
import { useRight } from '../consultation-data.ts';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { MissingInsurer } from '../missing-insurer.tsx';
import { usePerson } from '../use-person.ts';
import { AnswerSection } from './answer-section.tsx';
import { CareSection } from './care-section.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { offerBack } from './offer-paths.ts';
import { askedOf, OFFER_SECTIONS, type OfferSection } from './offer-sections.ts';

/** The sections that are being edited, with the answers from before. */
type Edits = Readonly<Partial<Record<OfferSection['id'], Answers>>>;

/** The summary, once the draft is read. */
export function OfferScreen({ competitors }: { competitors: readonly string[] }) {
  const { questionnaire } = useCare();
  const { insurer, answers } = usePerson();
  const advises = useRight('bera_durch');
  const calculates = useRight('versorg_aufr');
  const [edits, setEdits] = useState<Edits>({});
  const definition = useMemo(() => askedOf(questionnaire, advises), [questionnaire, advises]);
  const missing = insurer === null && (
    <MissingInsurer
      title="Ohne ausgewählte Krankenkasse kann kein vernünftiges Angebot erstellt werden"
      name={answers.krankenkasse}
    >
      Bitte wählen Sie in der Beratung die Krankenkasse aus. Ohne Versicherung ist das der Eintrag „Keine
      Krankenkasse“.
    </MissingInsurer>
  );
  // While it is chosen anew on this very screen, the form stays.
  if (missing && edits.beratung === undefined) return missing;
  return (
    <>
      <div className="offer">
        <div className="stack offer-sections">
          {OFFER_SECTIONS.map((section) => (
            <AnswerSection
              key={section.id}
              section={section}
              definition={definition}
              competitors={competitors}
              before={edits[section.id]}
              onEdit={(before) => setEdits((others) => ({ ...others, [section.id]: before }))}
            />
          ))}
          {insurer && <CareSection insurer={insurer} />}
          {insurer && <DocumentsSection insurer={insurer} />}
        </div>
        <div className="offer-costs">{insurer && <OfferFigures insurer={insurer} />}</div>
      </div>
      <div className="page-actions">
        <Link className="button" to={offerBack({ advises, calculates })}>
          zurück
        </Link>
        <Link className="button button-primary" to="/selling">
          weiter
        </Link>
      </div>
    </>
  );
}
