import { useId, useState } from 'react';
import { amountsAsOf, amountWithOnce, careInsurance, paidInWords, personWords } from '#consultation/domain';
import {
  aidApplicationRefusal,
  aidPositions,
  aidsWithoutSize,
  aidWarnings,
  amountInWords,
  type Carer,
  type DocumentInput,
  fittingSelection,
  monthlyCost,
  type PositionId,
  positionValues,
} from '#pdf/domain';
import { formatEuro } from '#platform/domain';
import { usePerson } from '../../care/use-person.ts';
import type { AidAnswers } from '../../papers/aid-answers.ts';
import { ApprovalField, aidAnswersOf, BeihilfeChoice } from './aid-fields.tsx';
import { PositionChoice } from './position-choice.tsx';

const LABELS: Readonly<Record<Carer, string>> = {
  private: 'Eine private Pflegeperson, etwa Angehörige oder Nachbarn',
  self: 'Die versicherte Person versorgt sich selbst',
  both: 'Eine private Pflegeperson und ein Pflegedienst',
  service: 'Allein ein Pflegedienst',
};

/** Who provides care at home. The declaration in the application depends on it, so nothing is preselected. */
function CarerChoice(props: { chosen: Carer | undefined; onChange: (carer: Carer) => void }) {
  const { chosen, onChange } = props;
  const { insurer } = usePerson();
  return (
    <fieldset className="document-choice">
      <legend>Wer pflegt zu Hause?</legend>
      {(Object.keys(LABELS) as Carer[]).map((carer) => (
        <label className="document-option" key={carer}>
          <input type="radio" name="carer" checked={chosen === carer} onChange={() => onChange(carer)} />
          <span>{personWords(LABELS[carer], insurer)}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Selection = Pick<AidAnswers, 'positions' | 'aidAmounts'>;

/** What the chosen consumables cost a month against the legal amount, and a selection that fits. */
function BudgetBar({ input, onChange }: { input: DocumentInput; onChange: (choice: Selection) => void }) {
  const { cost, once, limit, above, unpriced, pricesOf } = monthlyCost(input);
  const [before, setBefore] = useState<Selection | null>(null);
  const id = useId();
  const fitting = fittingSelection(input);
  const { positions, aidAmounts } = input;
  return (
    <section className="aid-budget" aria-labelledby={id}>
      <h3 id={id}>Kosten im Monat</h3>
      <div role="status">
        <p>
          <strong>{amountWithOnce(cost, once)}</strong> von {formatEuro(limit)}
          {input.beihilfe === true && ' (Hälfte, wegen Beihilfe)'}:{' '}
          {above > 0 ? (
            <strong className="aid-above">{formatEuro(above)} über dem Betrag</strong>
          ) : (
            `noch ${formatEuro(limit - cost)} frei`
          )}
        </p>
        {above > 0 && (
          <p className="field-hint">
            Was darüber liegt, zahlt die Person selbst
            {input.beihilfe === false ? '' : ', soweit nicht die Beihilfe es übernimmt'}.
          </p>
        )}
        {unpriced.length > 0 && (
          <p className="field-hint">Ohne Vertragspreis und hier nicht mitgezählt: {unpriced.join(', ')}.</p>
        )}
      </div>
      {/* The figures are said above; the bar only shows them. */}
      <div className="aid-bar" data-over={above > 0 || undefined} aria-hidden="true">
        <span style={{ inlineSize: `${share(Math.min(cost, limit), Math.max(cost, limit))}%` }} />
        <span style={{ inlineSize: `${share(above, Math.max(cost, limit))}%` }} />
      </div>
      {fitting !== null && (
        <div className="aid-fitting">
          <button
            type="button"
            className="button"
            aria-describedby={`${id}-fitting`}
            onClick={() => {
              setBefore({ positions, aidAmounts });
              onChange({ positions: fitting.positions, aidAmounts: fitting.aidAmounts });
            }}
          >
            Vorschlag, der passt
          </button>
          <p className="field-hint" id={`${id}-fitting`}>
            {inWords(fitting, input)}: {paidInWords(fitting.cost, fitting.once)}
          </p>
        </div>
      )}
      {before !== null && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onChange(before);
              setBefore(null);
            }}
          >
            Vorige Auswahl wiederherstellen
          </button>
        </p>
      )}
      <p className="field-hint">
        {pricesOf.length > 0 &&
          `Vertragspreise mit Stand ${pricesOf.join(' und ')}, Umsatzsteuer inbegriffen. `}
        {amountsAsOf(input.today)}.
      </p>
    </section>
  );
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

function inWords(
  { positions, aidAmounts }: NonNullable<ReturnType<typeof fittingSelection>>,
  input: DocumentInput,
) {
  const chosen = aidPositions(input.contractPrices).filter(
    ({ id, ownShare }) => !ownShare && positions.includes(id),
  );
  return chosen
    .map(
      (position) => `${amountInWords(aidAmounts[position.id] ?? position.pack, position)} ${position.name}`,
    )
    .join(', ');
}

/** The questions that the application needs answered, and hints where it leaves out products of the cart. */
export function ApplicationQuestions(props: {
  /** With the current choices. */
  input: DocumentInput;
  onChange: (choice: AidAnswers) => void;
}) {
  const { input, onChange } = props;
  const { carer, aidSizes, aidAmounts, beihilfe } = input;
  const impossible = aidApplicationRefusal({ ...input, carer: undefined });
  if (impossible !== null) return <p className="message message-notice">{impossible}</p>;
  const refusal = aidApplicationRefusal(input);
  const warnings = aidWarnings(input);
  const change = (choice: AidAnswers) => onChange({ ...aidAnswersOf(input), ...choice });
  // The half for Beihilfe and the amount a month are the social Pflegekassen's.
  const socially = careInsurance(input.insurer) === 'social';
  const values = positionValues(input);
  // Answered questions stay visible, so that the answer can be changed.
  const sizeOf = (id: PositionId) => {
    const position = values.find((each) => each.id === id);
    if (!position?.checked || (aidSizes?.[id] === undefined && !isWithoutSize(input, id))) return null;
    return (
      <SizeChoice
        position={position}
        chosen={aidSizes?.[id]}
        onChange={(size) => change({ aidSizes: { ...aidSizes, [id]: size } })}
      />
    );
  };
  return (
    <>
      <CarerChoice chosen={carer} onChange={(next) => change({ carer: next })} />
      <div role="status">
        {carer === undefined && (
          <p className="field-hint">Davon hängt ab, was das Dokument erklärt: Bitte wählen Sie aus.</p>
        )}
        {refusal !== null && <p className="message message-notice">{refusal}</p>}
      </div>
      {refusal === null && carer !== undefined && socially && (
        <>
          <BeihilfeChoice chosen={beihilfe} onChange={(next) => change({ beihilfe: next })} />
          <ApprovalField
            label="Nummer einer früheren Genehmigung"
            value={input.approval}
            onChange={(approval) => change({ approval })}
          />
        </>
      )}
      {refusal === null && warnings.length > 0 && (
        <div className="message message-notice" role="status">
          <p>
            <strong>Das Dokument nennt nicht genau, was im Versorgungsrechner liegt</strong>
          </p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {refusal === null && carer !== undefined && (
        <>
          <PositionChoice
            positions={values}
            today={input.today}
            what={socially ? 'Was beantragt wird' : 'Was gebraucht wird'}
            apart={socially}
            priced={socially}
            onChange={(next) => change({ positions: next })}
            onAmount={(id, amount) => change({ aidAmounts: { ...aidAmounts, [id]: amount } })}
            below={sizeOf}
          />
          {socially && <BudgetBar input={input} onChange={change} />}
        </>
      )}
    </>
  );
}

const isWithoutSize = (input: DocumentInput, id: PositionId) =>
  aidsWithoutSize(input).some((position) => position.id === id);

/** Whether the application can be made. */
export function isApplicationReady(input: DocumentInput): boolean {
  return (
    input.carer !== undefined && aidApplicationRefusal(input) === null && aidsWithoutSize(input).length === 0
  );
}

/** The size of a ticked care aid that is not in the cart: chosen here, or left to be ticked on paper. */
function SizeChoice(props: {
  position: Pick<ReturnType<typeof aidsWithoutSize>[number], 'id' | 'name' | 'sizes'>;
  /** Null: by hand; undefined: not answered yet. */
  chosen: string | null | undefined;
  onChange: (size: string | null) => void;
}) {
  const { position, chosen, onChange } = props;
  const { id, name, sizes } = position;
  const option = (value: string | null, label: string) => (
    <label className="document-option" key={label}>
      <input type="radio" name={`size-${id}`} checked={chosen === value} onChange={() => onChange(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="document-choice document-sizes">
      <legend>Größe: {name}</legend>
      {sizes.map((size) => option(size, size))}
      {option(null, 'Von Hand auf dem Papier ankreuzen')}
      {chosen === undefined && (
        <p className="field-hint" role="status">
          Im Versorgungsrechner liegt keine Größe, die das Dokument nennt: Bitte wählen Sie eine aus.
        </p>
      )}
    </fieldset>
  );
}
