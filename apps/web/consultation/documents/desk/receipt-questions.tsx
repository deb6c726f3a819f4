import { monthAfter, monthInWords, monthOf } from '#institution/domain';
import { type DocumentInput, positionValues } from '#pdf/domain';
import type { AidAnswers } from '../../papers/aid-answers.ts';
import { ApprovalField, aidAnswersOf, BeihilfeChoice } from './aid-fields.tsx';
import { PositionChoice } from './position-choice.tsx';

/** What the receipt says besides the Anamnese: for which month, under which approval, and what is handed over. */
export function ReceiptQuestions(props: { input: DocumentInput; onChange: (choice: AidAnswers) => void }) {
  const { input, onChange } = props;
  const change = (choice: AidAnswers) => onChange({ ...aidAnswersOf(input), ...choice });
  const now = monthOf(input.today);
  const month = input.month ?? now;
  const months = [...new Set([month, ...[-2, -1, 0, 1].map((by) => monthAfter(now, by))])].sort();
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor="receipt-month">
          Monat der Versorgung
        </label>
        <select
          className="input"
          id="receipt-month"
          value={month}
          onChange={({ target }) => change({ month: target.value === now ? undefined : target.value })}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {monthInWords(each)}
            </option>
          ))}
        </select>
      </div>
      <ApprovalField
        label="Genehmigungsnummer"
        value={input.approval}
        onChange={(approval) => change({ approval })}
      />
      <BeihilfeChoice
        chosen={input.beihilfe}
        open="Noch offen, die Beträge bleiben frei"
        onChange={(beihilfe) => change({ beihilfe })}
      />
      <PositionChoice
        positions={positionValues(input)}
        today={input.today}
        what="Was übergeben wird"
        priced
        onChange={(positions) => change({ positions })}
        onAmount={(id, amount) => change({ aidAmounts: { ...input.aidAmounts, [id]: amount } })}
      />
    </>
  );
}
