import { careInsurance } from '#consultation/domain';
import {
  aidApplicationRefusal,
  aidsWithoutSize,
  aidWarnings,
  type DocumentInput,
  type PositionId,
  positionValues,
} from '#pdf/domain';
import type { AidAnswers } from '../../papers/aid-answers.ts';
import { BeihilfeChoice } from './beihilfe-choice.tsx';
import { BudgetBar } from './budget-bar.tsx';
import { CarerChoice } from './carer-choice.tsx';
import { PositionChoice } from './position-choice.tsx';
import { SizeChoice } from './size-choice.tsx';

/** The questions that the application needs answered, and hints where it leaves out products of the cart. */
export function ApplicationQuestions(props: {
  /** With the current choices. */
  input: DocumentInput;
  onChange: (choice: AidAnswers) => void;
}) {
  const { input, onChange } = props;
  const { carer, positions, aidSizes, aidAmounts, beihilfe } = input;
  const impossible = aidApplicationRefusal({ ...input, carer: undefined });
  if (impossible !== null) return <p className="message message-notice">{impossible}</p>;
  const refusal = aidApplicationRefusal(input);
  const warnings = aidWarnings(input);
  const change = (choice: AidAnswers) =>
    onChange({ positions, carer, aidSizes, aidAmounts, beihilfe, ...choice });
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
        <BeihilfeChoice chosen={beihilfe} onChange={(next) => change({ beihilfe: next })} />
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
            socially={socially}
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
