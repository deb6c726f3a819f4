import { useCallback, useEffect, useState } from 'react';
import type { RateCutPreview } from '#consultation';
import { previewRateCut } from '#consultation/calls';
import { lowerRates } from '#institution/calls';
import { type LeftAlone, RATE_CUT } from '#institution/domain';
import { type Cents, formatDay, formatEuro } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';
import type { RateCutArea } from './rate-cut-state.ts';

/** Why a Krankenkasse keeps its rates, in German. */
const LEFT_ALONE: Readonly<Record<LeftAlone, string>> = {
  begun: `Sätze ab ${RATE_CUT.from.slice(0, 4)} sind schon eingetragen.`,
  'self-pay': 'Wer hier versichert ist, zahlt selbst; das Gesetz meint nur gesetzliche Krankenkassen.',
  nothing: 'Es ist nichts zu mindern.',
  full: 'Es sind schon so viele Sätze eingetragen, wie möglich sind.',
};

/** The message after lowering rates. */
function doneInWords(lowered: readonly string[]): string {
  const day = formatDay(RATE_CUT.from);
  return lowered.length === 1
    ? `Für „${lowered[0]}“ sind Sätze ab ${day} eingetragen.`
    : `Für ${lowered.length} Krankenkassen sind Sätze ab ${day} eingetragen.`;
}

interface RateCutDialogProps {
  readonly area: RateCutArea;
  readonly title: string;
  /** @param words message about what was done */
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

const CUT = { percent: RATE_CUT.percent, from: RATE_CUT.from } as const;

/** Previews the lowered rates of each Krankenkasse, which can be excluded, and writes them. */
export function RateCutDialog({ area, title, onDone, onClose }: RateCutDialogProps) {
  const [preview, setPreview] = useState<RateCutPreview | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const list = area === 'cms' ? 'vendor' : 'own';
  const { busy, failure, send } = useCall(lowerRates, ({ lowered }) => onDone(doneInWords(lowered)));
  const read = useCallback(async () => {
    setFailed(null);
    const answer = await makeCall(previewRateCut, { ...CUT, list });
    if (answer.ok) setPreview(answer.value);
    else setFailed(answer.message);
  }, [list]);
  useEffect(() => void read(), [read]);
  // After a conflict the current state is loaded at once.
  useEffect(() => {
    if (failure !== null) void read();
  }, [failure, read]);
  const chosen = preview?.rows.filter(({ id }) => !out.has(id)) ?? [];
  const rows = chosen.map(({ id, version }) => ({ id, version }));
  return (
    <Dialog title={title} wide onClose={onClose}>
      {preview === null ? (
        failed === null ? (
          <Skeleton label="Die Vorschau wird berechnet …" />
        ) : (
          <FailureText failure={failed} />
        )
      ) : (
        <Preview preview={preview} out={out} onOut={setOut} />
      )}
      <FailureText failure={failure} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
        {preview === null && failed !== null ? (
          <button type="button" className="button button-primary" onClick={() => void read()}>
            Noch einmal versuchen
          </button>
        ) : null}
        {preview === null || preview.rows.length === 0 ? null : (
          <BusyButton
            className="button button-primary"
            busy={busy}
            held={chosen.length === 0}
            onClick={() => busy || chosen.length === 0 || void send({ ...CUT, list, rows })}
          >
            Sätze eintragen
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

function Preview(props: {
  readonly preview: RateCutPreview;
  readonly out: ReadonlySet<number>;
  readonly onOut: (out: ReadonlySet<number>) => void;
}) {
  const { preview, out, onOut } = props;
  const { rows, left, example } = preview;
  if (rows.length === 0 && left.length === 0)
    return <p>Hier ist keine Krankenkasse eingetragen, deren Sätze sich mindern ließen.</p>;
  const count = rows.filter(({ id }) => !out.has(id)).length;
  return (
    <>
      {rows.length === 0 ? null : (
        <>
          <p>
            Eingetragen werden Sätze mit „Gültig ab {formatDay(RATE_CUT.from)}“, auf ganze Cent gerundet.
            Sätze, die später beginnen, bleiben, wie sie sind. Nach dem {formatDay(RATE_CUT.until)} tragen Sie
            bitte wieder die vollen ein.
          </p>
          <p className="field-hint">
            Beispiel: eine Wunschversorgung für {formatEuro(example.total)} im Monat nach Methode{' '}
            {example.method}, für eine erwachsene Person mit Urininkontinenz, die von der Zuzahlung nicht
            befreit ist. Ob die Minderung zu Mehrkosten werden darf, ist nicht geklärt; gerechnet wird mit dem
            Satz, der gilt.
          </p>
          <div className="row row-between">
            <p role="status" className="number" translate="no">
              {count} von {rows.length} ausgewählt
            </p>
            <button
              type="button"
              className="button button-compact"
              onClick={() => onOut(new Set(count === 0 ? [] : rows.map(({ id }) => id)))}
            >
              {count === 0 ? 'Alle auswählen' : 'Keine auswählen'}
            </button>
          </div>
          <ul className="lowered-list" aria-label="Krankenkassen, deren Sätze gemindert werden">
            {rows.map((row) => (
              <LoweredRow
                key={row.id}
                row={row}
                taken={!out.has(row.id)}
                onTake={(taken) => {
                  const next = new Set(out);
                  if (taken) next.delete(row.id);
                  else next.add(row.id);
                  onOut(next);
                }}
              />
            ))}
          </ul>
        </>
      )}
      {left.length === 0 ? null : (
        <section aria-labelledby="left-alone-title" className="stack stack-s">
          <h3 id="left-alone-title">Das bleibt, wie es ist</h3>
          <ul className="import-list">
            {left.map(({ Kasse, why }) => (
              <li key={Kasse}>
                {Kasse}: {LEFT_ALONE[why]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface LoweredRowProps {
  readonly row: RateCutPreview['rows'][number];
  readonly taken: boolean;
  readonly onTake: (taken: boolean) => void;
}

/** One Krankenkasse in the preview: its rates and the example's result, before and after. */
function LoweredRow({ row: { Kasse, before, after, example }, taken, onTake }: LoweredRowProps) {
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
