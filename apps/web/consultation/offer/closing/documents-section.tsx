import { careInsurance, careLevel, noAidSheet } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useConsultation } from '../../area/consultation-data.ts';
import { SectionCard } from '../../area/section-card.tsx';
import { FIRST_STOP } from '../../area/way-on.ts';
import { useCare } from '../../care/care-data.ts';
import { usePerson } from '../../care/use-person.ts';
import { ContractFormList } from '../../contract-forms/contract-form-list.tsx';
import { offeredForms } from '../../contract-forms/offered-forms.ts';
import type { DocumentAct } from '../../documents/acts/act.ts';
import { ActStatus } from '../../documents/acts/act-status.tsx';
import { useActs } from '../../documents/acts/use-acts.tsx';
import { DetailsEntry } from '../../documents/details-entry.tsx';
import { SentFiles } from '../../documents/sent-files.tsx';
import { DocumentStates } from '../../documents/state/document-states.tsx';
import type { useDocument } from '../../documents/use-document.tsx';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import {
  type DocumentKind,
  documentRights,
  type HandedKind,
  isFormKind,
  wordsOf,
} from '../../papers/document-kinds.ts';
import { TakeawayPart } from '../../takeaway/takeaway-part.tsx';

/** Id of the button that saves all documents. */
export const SECURE_ALL = 'secure-all';

const KINDS = ['documentation', 'proposal'] as const;

/**
 * The documents of the summary with their state, each to be viewed, saved and sent, and all at once; hidden from
 * users who may neither view nor send them.
 *
 * @param props.whenChecked goes on once nothing on the summary is unsaved, missing or to be checked
 */
export function DocumentsSection(props: {
  insurer: Krankenkasse;
  document: ReturnType<typeof useDocument>;
  whenChecked: (go: () => void) => void;
}) {
  const { insurer, document, whenChecked } = props;
  const { show, send } = documentRights(useConsultation().user.rights);
  const { letterhead, contractForms } = useCare();
  const { trial } = letterhead;
  const care = careLevel(usePerson().answers);
  const answered = useDraftPart(({ draft }) => draft.application?.carer !== undefined);
  const { run, state, work } = useActs(insurer, ({ act: { kinds } }) => {
    // Asked for alone, it is what the adviser wants to fill in now.
    const [only] = kinds;
    if (kinds.length === 1 && only && !isFormKind(only)) document.open(only);
  });
  if (!show) return null;
  const uninsured = noAidSheet(insurer);
  const shown: readonly DocumentKind[] =
    care === null || uninsured !== null
      ? KINDS
      : // A private insurer has no contract that asks for receipts.
        [...KINDS, 'application', ...(careInsurance(insurer) === 'social' ? (['receipt'] as const) : [])];
  const forms = offeredForms(contractForms, insurer).map(({ id }) => `form:${id}` as const);
  const all: readonly HandedKind[] = [
    ...shown.filter(
      (kind) => kind !== 'receipt' && (kind !== 'application' || care?.filed !== true || answered),
    ),
    ...forms,
  ];
  const make = (act: DocumentAct) => whenChecked(() => document.before(() => run(act)));
  const busy = state.kind === 'running';
  return (
    <SectionCard title="Dokumente">
      <DetailsEntry />
      <ul className="document-list">
        {shown.map((kind) => {
          const name = <span className="visually-hidden">: {wordsOf(kind, insurer).title}</span>;
          return (
            <li key={kind}>
              <div>
                <h3>{wordsOf(kind, insurer).title}</h3>
                <DocumentStates kind={kind} />
              </div>
              <div className="document-buttons">
                <button
                  type="button"
                  className="button"
                  onClick={() => whenChecked(() => document.open(kind))}
                >
                  Ansehen{name}
                </button>
                <button
                  type="button"
                  className="button"
                  aria-disabled={busy}
                  onClick={() => make({ way: 'saved', kinds: [kind] })}
                >
                  Sichern{name}
                </button>
                {send && (
                  <button
                    type="button"
                    className="button"
                    disabled={trial}
                    onClick={() => whenChecked(() => document.open(kind, true))}
                  >
                    Senden{name}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {care !== null && uninsured !== null && <p className="field-hint">{uninsured}</p>}
      <ContractFormList insurer={insurer} before={(go) => whenChecked(() => document.before(go))} />
      <div className="document-all">
        <button
          type="button"
          id={SECURE_ALL}
          className="button"
          {...FIRST_STOP}
          aria-disabled={busy}
          onClick={() => make({ way: 'saved', kinds: all })}
        >
          Alle sichern
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => make({ way: 'printed', kinds: all })}
        >
          Alle drucken
        </button>
        {send && trial && (
          <p className="field-hint">In der Testphase ist der Versand per E-Mail nicht möglich.</p>
        )}
      </div>
      <TakeawayPart
        insurer={insurer}
        rights={{ show, send }}
        trial={trial}
        busy={busy}
        onShow={(mail) => whenChecked(() => document.open('take-home', mail))}
        onSave={() => make({ way: 'saved', kinds: ['take-home'] })}
      />
      <ActStatus insurer={insurer} state={state} onRetry={make} />
      {send && <SentFiles />}
      {work}
      {document.dialog}
    </SectionCard>
  );
}
