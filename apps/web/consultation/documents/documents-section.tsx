import type { Krankenkasse } from '#institution/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../offer/section-card.tsx';
import { HandedOut } from './handed-out.tsx';
import { DOCUMENTS, documentRights } from './kinds/document-kinds.ts';
import { SentFiles } from './sent-files.tsx';
import { useDocument } from './use-document.tsx';

const KINDS = ['documentation', 'proposal'] as const;

/**
 * The documents of the summary; hidden from users who may neither view nor send them.
 *
 * @param props.whenSaved opens a document once nothing on the summary is unsaved or missing
 */
export function DocumentsSection(props: { insurer: Krankenkasse; whenSaved: (open: () => void) => void }) {
  const { insurer, whenSaved } = props;
  const { show, send } = documentRights(useConsultation().user.rights);
  const { open, dialog } = useDocument(insurer);
  if (!show) return null;
  return (
    <SectionCard title="Dokumente">
      <ul className="document-list">
        {KINDS.map((kind) => (
          <li key={kind}>
            <div>
              <h3>{DOCUMENTS[kind].title}</h3>
              <p className="field-hint">{DOCUMENTS[kind].about}</p>
              <HandedOut kind={kind} />
            </div>
            <button type="button" className="button" onClick={() => whenSaved(() => open(kind))}>
              {send ? 'Ansehen und senden' : 'Ansehen'}
              <span className="visually-hidden">: {DOCUMENTS[kind].title}</span>
            </button>
          </li>
        ))}
      </ul>
      {send && <SentFiles />}
      {dialog}
    </SectionCard>
  );
}
