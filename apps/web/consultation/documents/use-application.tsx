import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { careLevel } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { usePerson } from '../care/use-person.ts';
import { HandedOut } from './handed-out.tsx';
import { DOCUMENTS, documentRights } from './kinds/document-kinds.ts';
import { SentFiles } from './sent-files.tsx';
import { useDocument } from './use-document.tsx';

/** The Pflegehilfsmittelantrag below its care aids, and a way to open it from elsewhere. */
export function useApplication(): {
  /** Undefined if it cannot be made, or the user may not see it. */
  readonly open: (() => void) | undefined;
  readonly section: ReactNode;
} {
  const { show, send } = documentRights(useConsultation().user.rights);
  const { insurer, answers } = usePerson();
  const { open, dialog } = useDocument(insurer);
  const id = useId();
  if (!show) return { open: undefined, section: null };
  const openIt = () => open('application');
  const section = (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{DOCUMENTS.application.title}</h2>
      <p>{DOCUMENTS.application.about}</p>
      <HandedOut kind="application" />
      {insurer === null ? (
        <p className="field-hint">
          Dafür muss die Krankenkasse bekannt sein: <Link to="/wizard/0#q-krankenkasse">zur Beratung</Link>.
        </p>
      ) : careLevel(answers) === null ? (
        <p className="field-hint">
          Dafür muss ein Pflegegrad anerkannt sein (§ 40 SGB XI):{' '}
          <Link to="/wizard/4#q-grad">zur Anamnese</Link>.
        </p>
      ) : (
        <p>
          <button type="button" className="button" onClick={openIt}>
            Pflegehilfsmittelantrag generieren
          </button>
        </p>
      )}
      {send && <SentFiles />}
      {dialog}
    </section>
  );
  return { open: insurer === null ? undefined : openIt, section };
}
