import { useId, useState } from 'react';
import { amountsAsOf, amountWithOnce, paidInWords } from '#consultation/domain';
import { aidPositions, amountInWords, type DocumentInput, fittingSelection, monthlyCost } from '#pdf/domain';
import { formatEuro } from '#platform/domain';
import type { AidAnswers } from '../../papers/aid-answers.ts';

type Selection = Pick<AidAnswers, 'positions' | 'aidAmounts'>;

/** What the chosen consumables cost a month against the legal amount, and a selection that fits. */
export function BudgetBar({
  input,
  onChange,
}: {
  input: DocumentInput;
  onChange: (choice: Selection) => void;
}) {
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
