import { Link } from '@remix-run/react';
import { type ReactNode, useId, useState } from 'react';
import { careLevel, noAidSheet } from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { usePerson } from '../care/use-person.ts';
import { useActs } from '../documents/acts/use-acts.tsx';
import { SentFiles } from '../documents/sent-files.tsx';
import { DocumentStates } from '../documents/state/document-states.tsx';
import { useDocument } from '../documents/use-document.tsx';
import { documentRights, wordsOf } from '../papers/document-kinds.ts';

/** Asks what the summary asks before a document; with the figures, which its screens do without. */
const CHECKS = deferredPart(async () => (await import('../offer/closing/checks-gate.tsx')).ChecksGate);

/** The Pflegehilfsmittelantrag below its care aids, and a way to open it from elsewhere. */
export function useApplication(): {
  /** Undefined if it cannot be made, or the user may not see it. */
  readonly open: (() => void) | undefined;
  /** Whether the person may apply. */
  readonly applies: boolean;
  readonly section: ReactNode;
} {
  const { show, send } = documentRights(useConsultation().user.rights);
  const { insurer, answers } = usePerson();
  const { open, dialog } = useDocument(insurer);
  const { work } = useActs(insurer);
  const id = useId();
  const [asked, setAsked] = useState(0);
  if (!show) return { open: undefined, applies: false, section: null };
  const { title, about } = wordsOf('application', insurer);
  const uninsured = insurer && noAidSheet(insurer);
  const applies = insurer !== null && uninsured === null && careLevel(answers) !== null;
  const openIt = () => setAsked(asked + 1);
  const section = (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {uninsured === null && <p>{about}</p>}
      {applies && <DocumentStates kind="application" />}
      {insurer === null ? (
        <p className="field-hint">
          Dafür muss die Krankenkasse bekannt sein: <Link to="/wizard/0#q-krankenkasse">zur Beratung</Link>.
        </p>
      ) : uninsured !== null ? (
        <p className="field-hint">
          {uninsured} <Link to="/wizard/0#q-krankenkasse">Krankenkasse ändern</Link>
        </p>
      ) : careLevel(answers) === null ? (
        <p className="field-hint">
          Dafür muss ein Pflegegrad anerkannt sein (§ 40 SGB XI):{' '}
          <Link to="/wizard/4#q-grad">zur Anamnese</Link>.
        </p>
      ) : (
        <p>
          <button type="button" className="button" onClick={openIt}>
            {title} generieren
          </button>
        </p>
      )}
      {send && <SentFiles />}
      {work}
      {asked > 0 && insurer !== null && (
        <DeferredDialog key={asked} part={CHECKS} onClose={() => setAsked(0)}>
          {(ChecksGate) => <ChecksGate insurer={insurer} go={() => open('application')} />}
        </DeferredDialog>
      )}
      {dialog}
    </section>
  );
  return { open: insurer === null || uninsured !== null ? undefined : openIt, applies, section };
}
