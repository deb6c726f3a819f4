import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { Product } from '#catalogue/domain';
import {
  addProduct,
  aidSheet,
  amountsAsOf,
  areasOf,
  careInsurance,
  careLevel,
  fittingProducts,
  isCareProduct,
  noAidSheet,
  ownShareInWords,
  ownShareRule,
  personWords,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from '#consultation/domain';
import { counted, formatEuro } from '#platform/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useRight } from '../../session/frame-data.ts';
import { Deferred, DeferredDialog } from '../../ui/basics/deferred.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { WAY_ON } from '../area/way-on.ts';
import { addedInWords } from '../care/added-in-words.ts';
import { useCare } from '../care/care-data.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { usePerson } from '../care/use-person.ts';
import { useActs } from '../documents/acts/use-acts.tsx';
import { SentFiles } from '../documents/sent-files.tsx';
import { isHandedOut } from '../documents/state/document-state.ts';
import { DocumentStates } from '../documents/state/document-states.tsx';
import { useDocument } from '../documents/use-document.tsx';
import { useDraft, useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { useUnsavedQuestion } from '../leaving/unsaved-question.tsx';
import { documentRights, wordsOf } from '../papers/document-kinds.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { SellingProduct } from './selling-product.tsx';
import { Wishes } from './wishes.tsx';

/** Asks what the summary asks before a document; with the figures, which its screens do without. */
const CHECKS = deferredPart(async () => (await import('../offer/closing/checks-gate.tsx')).ChecksGate);

/** The Pflegehilfsmittelantrag below its care aids, and a way to open it from elsewhere. */
function useApplication(): {
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

const LIST = deferredPart(async () => (await import('./selling-list.tsx')).SellingList);

/** Skin care and care aids: first the application and what fits the answers, all others on request. */
export function SellingScreen() {
  const { catalogue } = useCare();
  const mayCalculate = useRight('versorg_aufr');
  const { holds, add } = useCalculator();
  const application = useApplication();
  const [added, setAdded] = useState<Product | null>(null);
  const navigate = useNavigate();
  const { note } = useDraftActions();
  const { ask, question } = useUnsavedQuestion(
    {
      title: 'Beratung ohne Dokument abschließen?',
      about: 'Die Angaben bleiben in diesem Browser, bis Sie eine neue Beratung beginnen oder sich abmelden.',
      stay: 'Zur Zusammenfassung',
      go: 'Trotzdem abschließen',
    },
    () => navigate('/offer'),
  );
  const finish = (event: MouseEvent) => {
    event.preventDefault();
    ask(() => {
      // Asked here, it is not asked once more on the last screen.
      note((draft) => ({ ...draft, endedUnsaved: true }));
      navigate('/final');
    });
  };
  const { answers } = usePerson();
  const [all, setAll] = useState(false);
  // As on arrival: what is added here does not reorder the screen.
  const fitting = useMemo(() => fittingProducts(answers, catalogue), [answers, catalogue]);
  const rest = catalogue.filter(
    (each) => isCareProduct(each) && !fitting.some(({ product }) => product === each),
  );
  const take = (product: Product) => {
    add(product);
    setAdded(product);
  };
  const shown = (product: Product) => ({
    product,
    held: holds(product),
    justAdded: added === product,
    onAdd: mayCalculate ? () => take(product) : undefined,
  });
  return (
    <>
      <ProductSymbols />
      <CareLevelNotice onApply={application.open} />
      {application.applies && application.section}
      <p className="lead">
        Hautpflege und Pflegehilfsmittel ergänzen die Versorgung. Die Pauschale der Krankenkasse deckt sie
        nicht ab.
      </p>
      <Wishes />
      {fitting.length > 0 && (
        <section className="stack" aria-labelledby="selling-fitting">
          <h2 id="selling-fitting">Passt zu den Angaben</h2>
          <ul className="selling-products">
            {fitting.map(({ product, why }) => (
              <SellingProduct key={product.id} {...shown(product)} why={why} heading="h3" />
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && !all && (
        <p>
          <button type="button" className="button" onClick={() => setAll(true)}>
            {counted(rest.length, ['weiteres Produkt', 'weitere Produkte'])} zeigen
          </button>
        </p>
      )}
      {all && (
        <Deferred part={LIST} label="Die Produkte werden geladen …">
          {(SellingList) => <SellingList products={rest} shown={shown} />}
        </Deferred>
      )}
      {!application.applies && application.section}
      <output className="visually-hidden">
        {added && `${added.Produktbezeichnung} wurde zum Versorgungsrechner hinzugefügt.`}
      </output>
      <div className="page-actions">
        <Link className="button" to="/offer">
          zurück
        </Link>
        <Link className="button button-primary" to="/final" {...WAY_ON} onClick={finish}>
          Beratung abschließen
        </Link>
      </div>
      {question}
    </>
  );
}

/**
 * Explains on each visit what the Pflegegrad means for the care aids.
 *
 * @param props.onApply opens the application; undefined if the user may not see documents
 */
function CareLevelNotice({ onApply }: { onApply: (() => void) | undefined }) {
  const { today } = useConsultation();
  const { answers, insurer } = usePerson();
  const care = careLevel(answers);
  const insurance = insurer === null ? 'social' : careInsurance(insurer);
  const { title } = aidSheet(insurer);
  const made = useDraftPart(({ draft }) => isHandedOut('application', draft));
  const [state, setState] = useState<'open' | 'closed'>('open');
  // The link that led here is gone with its screen: reading starts at the heading.
  useEffect(() => {
    if (state === 'closed') document.querySelector<HTMLElement>('main h1')?.focus();
  }, [state]);
  if (state === 'closed' || care === null) return null;
  const close = () => setState('closed');
  const mayApply = care.filed === false && onApply !== undefined;
  const applies = mayApply && !made;
  return (
    <Dialog title={`Pflegegrad ${care.level}`} onClose={close}>
      <p>
        {personWords(`Für die versicherte Person ist Pflegegrad\u00a0${care.level} anerkannt.`, insurer)}{' '}
        {(insurer && noAidSheet(insurer)) ?? applicationInWords(care.filed)}
        {made && care.filed !== true && ` In dieser Beratung schon erstellt: ${title}.`}
      </p>
      {care.filed !== true && !made && insurance === 'private' && (
        <p>
          Bieten Sie an, die Aufstellung der Pflegehilfsmittel gemeinsam auszufüllen. Was die private
          Pflegepflichtversicherung übernimmt, steht im Versicherungsvertrag.
        </p>
      )}
      {care.filed !== true && !made && insurance === 'social' && (
        <>
          <p>
            Bieten Sie an, den Antrag gemeinsam auszufüllen. Bei Pflege zu Hause übernimmt die Pflegekasse zum
            Verbrauch bestimmte Pflegehilfsmittel im Wert von bis zu{' '}
            <strong>{formatEuro(pflegehilfsmittelAmount(today))}</strong> im Monat
            (§&nbsp;40&nbsp;SGB&nbsp;XI), bei Anspruch auf Beihilfe{' '}
            {formatEuro(pflegehilfsmittelBeihilfe(today))}.
          </p>
          <p>
            Für wiederverwendbare Bettschutzeinlagen (Produktgruppe 51) gilt ab{' '}
            {`${ownShareRule(today).age}\u00a0Jahren`} ein Eigenanteil: {ownShareInWords(today)}.
          </p>
          <p className="field-hint">{amountsAsOf(today)}</p>
        </>
      )}
      <div className="dialog-actions">
        {mayApply && (
          <button
            type="button"
            className={applies ? 'button button-primary' : 'button'}
            onClick={() => {
              close();
              onApply();
            }}
          >
            {insurance === 'private' ? 'Jetzt Aufstellung erstellen' : 'Jetzt Antrag erstellen'}
          </button>
        )}
        <button type="button" className={applies ? 'button' : 'button button-primary'} onClick={close}>
          Weiter
        </button>
      </div>
    </Dialog>
  );
}

function applicationInWords(filed: boolean | null): string {
  if (filed === null) return 'Ob ein Antrag auf Pflegehilfsmittel gestellt wurde, ist nicht bekannt.';
  return filed
    ? 'Ein Antrag auf Pflegehilfsmittel ist bereits gestellt.'
    : 'Ein Antrag auf Pflegehilfsmittel wurde noch nicht gestellt.';
}

/** The cart as seen by this page: its content, and an action that adds to it. */
function useCalculator() {
  const { institution } = useConsultation();
  const { draft, update } = useDraft();
  const context = useAddContext('catalogue');
  const { method } = institution;
  const present = new Set(
    areasOf(method).flatMap((area) =>
      draft.cart[area].flatMap(({ lines }) => lines.map(({ product }) => product)),
    ),
  );
  const add = (product: Product) => {
    // The clothing size does not apply to gloves or bed pads: the calculator asks to check theirs.
    const unsized = { ...context, wantedSize: undefined, hip: undefined };
    update(
      (before) => ({ ...before, cart: addProduct(before.cart, null, product, unsized) }),
      addedInWords(product),
    );
  };
  return { holds: (product: Product) => present.has(product.id), add };
}
