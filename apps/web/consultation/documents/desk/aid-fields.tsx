import type { DocumentInput } from '#pdf/domain';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type AidAnswers, APPROVAL_LENGTH } from '../../papers/aid-answers.ts';

/** What has been chosen for the application and its receipt. */
export function aidAnswersOf(input: DocumentInput): AidAnswers {
  const { positions, carer, aidSizes, aidAmounts, beihilfe, approval, month } = input;
  return { positions, carer, aidSizes, aidAmounts, beihilfe, approval, month };
}

/** The number of an approval of care aids; without one a line to write it on, or nothing. */
export function ApprovalField(props: {
  label: string;
  value: string | undefined;
  onChange: (approval: string | undefined) => void;
}) {
  const { label, value = '', onChange } = props;
  return (
    <TextField
      id="approval"
      label={label}
      value={value}
      maxLength={APPROVAL_LENGTH}
      plain
      onChange={(typed) => onChange(typed === '' ? undefined : typed)}
    />
  );
}

/** Whether the person is entitled to Beihilfe: the Pflegekasse then pays half. Unanswered, the paper asks. */
export function BeihilfeChoice(props: {
  chosen: boolean | undefined;
  /** What becomes of the paper without an answer. */
  open?: string;
  onChange: (entitled: boolean | undefined) => void;
}) {
  const { chosen, open = 'Von Hand auf dem Papier ankreuzen', onChange } = props;
  const option = (value: boolean | undefined, label: string) => (
    <label className="document-option" key={label}>
      <input type="radio" name="beihilfe" checked={chosen === value} onChange={() => onChange(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="document-choice">
      <legend>Anspruch auf Beihilfe?</legend>
      {option(false, 'Nein')}
      {option(true, 'Ja, die Pflegekasse zahlt die Hälfte')}
      {option(undefined, open)}
    </fieldset>
  );
}
