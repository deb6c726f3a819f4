import { type SyntheticEvent, useState } from 'react';
import { readHistory } from '#auth/calls';
import type { AuditLine } from '#auth/domain';
import { formatMoment } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { EntryText } from './entry-text.tsx';
import { TakeBack } from './take-back.tsx';

interface RecordHistoryProps {
  /** Kind of the record in the audit log, such as `product`. */
  readonly kind: string;
  /** Ids of the record, or of several, such as the sizes of a product; left out for the own institution's settings. */
  readonly ids?: readonly (number | string)[];
}

/** Who has changed a record, what and when; read when it is opened. */
export function RecordHistory({ kind, ids = ['own'] }: RecordHistoryProps) {
  const [lines, setLines] = useState<readonly AuditLine[] | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (from: number | null) => {
    setBusy(true);
    const answer = await makeCall(readHistory, { kind, id: ids.join('\n'), before: from });
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    setLines((earlier) => [...(from === null ? [] : (earlier ?? [])), ...answer.value.lines]);
    setBefore(answer.value.before);
  };
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // Read again each time: what was just saved is the newest entry.
    if (currentTarget.open) void read(null);
  };
  return (
    <details className="history" onToggle={toggled}>
      <summary>Verlauf</summary>
      <p role="status" className="form-state">
        {busy && lines === null
          ? 'Der Verlauf wird geladen …'
          : lines?.length === 0
            ? 'Im letzten halben Jahr wurde hier nichts geändert.'
            : ''}
      </p>
      <FailureText failure={failure} />
      {lines === null || lines.length === 0 ? null : (
        <ol className="history-list">
          {lines.map((line) => (
            <li key={line.id}>
              <time dateTime={line.at}>{formatMoment(new Date(line.at))}</time>
              <div>
                <EntryText line={line} />
                <TakeBack line={line} onDone={() => void read(null)} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {before === null ? null : (
        <BusyButton type="button" busy={busy} onClick={() => void read(before)}>
          Ältere zeigen
        </BusyButton>
      )}
    </details>
  );
}
