import type { RateCutPreview } from '#consultation';
import { type Cents, formatEuro } from '#platform/domain';

interface LoweredRowProps {
  readonly row: RateCutPreview['rows'][number];
  readonly taken: boolean;
  readonly onTake: (taken: boolean) => void;
}

/** One Krankenkasse in the preview: its rates and the example's result, before and after. */
export function LoweredRow({ row: { Kasse, before, after, example }, taken, onTake }: LoweredRowProps) {
  return (
    <li>
      <label className="tick">
        <input type="checkbox" checked={taken} onChange={({ target }) => onTake(target.checked)} />
        <strong>{Kasse}</strong>
      </label>
      <dl className="lowered-figures">
        <Figure name="Kinder" before={before.Kinderpauschale} after={after.Kinderpauschale} />
        <Figure name="Urin" before={before.Urinpauschale} after={after.Urinpauschale} />
        <Figure name="Stuhl" before={before.Stuhlpauschale} after={after.Stuhlpauschale} />
        <Figure name="Mehrkosten im Beispiel" before={example.before.extra} after={example.after.extra} />
        <Figure
          name="Zuzahlung im Beispiel"
          before={example.before.copayment}
          after={example.after.copayment}
        />
      </dl>
    </li>
  );
}

function Figure({ name, before, after }: { name: string; before: Cents; after: Cents }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="number" translate="no">
        {before === after ? (
          formatEuro(after)
        ) : (
          <>
            <span className="visually-hidden">bisher </span>
            {formatEuro(before)} <span aria-hidden="true">→</span>
            <span className="visually-hidden">, neu</span> <strong>{formatEuro(after)}</strong>
          </>
        )}
      </dd>
    </div>
  );
}
