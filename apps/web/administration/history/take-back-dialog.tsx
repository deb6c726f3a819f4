import { useCallback, useEffect, useState } from 'react';
import type { TakeBackPreview } from '#consultation';
import { previewTakeBack, takeBackImport } from '#consultation/calls';
import { counted, formatMoment, type WhyLeft } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';

const ROWS = ['Zeile', 'Zeilen'] as const;

/** Why a row stays as it is. */
const WHY: Readonly<Record<WhyLeft, string>> = {
  changed: 'wurde seitdem geändert.',
  gone: 'gibt es nicht mehr.',
  used: 'wird inzwischen gebraucht.',
  unfit: 'passt so nicht mehr zu den anderen Zeilen.',
};

interface TakeBackDialogProps {
  /** Number of the import's entry in the audit log. */
  readonly id: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Says what taking an import back would restore and what stays, and takes it back. */
export function TakeBackDialog({ id, onDone, onClose }: TakeBackDialogProps) {
  const [preview, setPreview] = useState<TakeBackPreview | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<TakeBackPreview | null>(null);
  const { busy, failure, send } = useCall(takeBackImport, (taken) => {
    setDone(taken);
    onDone();
  });
  const read = useCallback(async () => {
    const answer = await makeCall(previewTakeBack, { id });
    if (answer.ok) setPreview(answer.value);
    else setFailed(answer.message);
  }, [id]);
  useEffect(() => void read(), [read]);
  const shown = done ?? preview;
  const changes = preview === null ? 0 : preview.restored + preview.removed;
  return (
    <Dialog title="Einlesung zurücknehmen" wide onClose={onClose}>
      {shown !== null ? (
        <Plan plan={shown} done={done !== null} />
      ) : failed === null ? (
        <Skeleton label="Es wird nachgesehen, was sich zurücknehmen lässt …" />
      ) : (
        <FailureText failure={failed} />
      )}
      <FailureText failure={failure} />
      <div className="dialog-actions">
        {shown === null ? null : (
          <a className="button" href={`/einlesung?id=${id}`} download>
            Alte Werte als CSV herunterladen
          </a>
        )}
        <button type="button" className="button" onClick={onClose}>
          {done === null && changes > 0 ? 'Abbrechen' : 'Schließen'}
        </button>
        {done !== null || changes === 0 ? null : (
          <BusyButton className="button button-primary" busy={busy} onClick={() => void send({ id })}>
            Zurücknehmen
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

function Plan({ plan, done }: { readonly plan: TakeBackPreview; readonly done: boolean }) {
  const { at, restored, removed, left, leftRows } = plan;
  return (
    <>
      <p role="status">
        {done
          ? `Die Einlesung vom ${formatMoment(new Date(at))} Uhr ist zurückgenommen: ${restored} zurückgesetzt, ${removed} entfernt, ${left} geblieben.`
          : restored + removed === 0
            ? `An der Einlesung vom ${formatMoment(new Date(at))} Uhr gibt es nichts mehr zurückzunehmen.`
            : `Die Einlesung vom ${formatMoment(new Date(at))} Uhr: ${planInWords(plan)}`}
      </p>
      {left === 0 ? null : (
        <section aria-labelledby="take-back-left" className="stack stack-s">
          <h3 id="take-back-left">{counted(left, ROWS)}: Das bleibt, wie es ist</h3>
          <ul className="import-list">
            {leftRows.map(({ name, why }) => (
              <li key={`${why} ${name}`}>
                <strong>{name}</strong> {WHY[why]}
              </li>
            ))}
            {left > leftRows.length ? <li>und {left - leftRows.length} weitere</li> : null}
          </ul>
        </section>
      )}
    </>
  );
}

function planInWords({ restored, removed }: TakeBackPreview): string {
  return [
    ...(restored === 0
      ? []
      : [
          `${counted(restored, ROWS)} ${restored === 1 ? 'erhält ihren früheren Wert' : 'erhalten ihre früheren Werte'}.`,
        ]),
    ...(removed === 0
      ? []
      : [
          `${counted(removed, ['neue Zeile', 'neue Zeilen'])} ${removed === 1 ? 'wird' : 'werden'} entfernt.`,
        ]),
  ].join(' ');
}
