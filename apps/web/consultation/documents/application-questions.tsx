import { aidApplicationRefusal, aidWarnings, type DocumentInput } from '#pdf/domain';
import { CarerChoice } from './carer-choice.tsx';
import { PositionChoice } from './position-choice.tsx';
import type { MadeDocument } from './worker-messages.ts';

type Choice = Pick<DocumentInput, 'positions' | 'carer'>;

/** What has to be said before there is an application, and where it does not name what is in the cart. */
export function ApplicationQuestions(props: {
  /** With what is chosen. */
  input: DocumentInput;
  shown: MadeDocument | null;
  onChange: (choice: Choice) => void;
}) {
  const { input, shown, onChange } = props;
  const { carer, positions } = input;
  const impossible = aidApplicationRefusal({ ...input, carer: undefined });
  if (impossible !== null) return <p className="message message-notice">{impossible}</p>;
  const refusal = aidApplicationRefusal(input);
  const warnings = aidWarnings(input);
  return (
    <>
      <CarerChoice chosen={carer} onChange={(next) => onChange({ positions, carer: next })} />
      <div role="status">
        {carer === undefined && (
          <p className="field-hint">Davon hängt ab, was im Antrag erklärt wird: Bitte wählen Sie aus.</p>
        )}
        {refusal !== null && <p className="message message-notice">{refusal}</p>}
      </div>
      {refusal === null && warnings.length > 0 && (
        <div className="message message-notice" role="status">
          <p>
            <strong>Der Antrag nennt nicht genau, was im Versorgungsrechner liegt</strong>
          </p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {shown && refusal === null && carer !== undefined && (
        <PositionChoice
          chosen={positions ?? shown.positions}
          onChange={(next) => onChange({ positions: next, carer })}
        />
      )}
    </>
  );
}

/** Whether there is something to be made. */
export function isApplicationReady(input: DocumentInput): boolean {
  return input.carer !== undefined && aidApplicationRefusal(input) === null;
}
