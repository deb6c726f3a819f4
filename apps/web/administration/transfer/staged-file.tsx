import { useState } from 'react';
import type { StagedSettings } from '#consultation';
import { formatDay } from '#platform/domain';
import { callPage } from '../../session/call-page.ts';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';
import { SettingsDifferences } from './settings-differences.tsx';

interface StagedFileProps {
  readonly staged: StagedSettings;
  readonly mayExport: boolean;
  /** @param words message about what was done; empty if nothing was */
  readonly onEnd: (words: string) => void;
}

const PATH = '/settings/transfer/import';

/** Previews the changes of a settings file, and asks whether to apply them. */
export function StagedFile({ staged, mayExport, onEnd }: StagedFileProps) {
  const { id, exportedAt, foreign, differences, leftOut } = staged;
  const [asking, setAsking] = useState(false);
  const { busy, failure, send } = useChange(() => onEnd('Die Einstellungen sind übernommen.'));
  // Replaces the form, which had the focus.
  const heading = useFocus<HTMLHeadingElement>();
  const discard = () => {
    // Deletes the staged file, which would otherwise expire after a day.
    void callPage(PATH, { id, take: 'no' });
    onEnd('');
  };
  const take = async () => {
    await send(PATH, { id, take: 'yes', ...(foreign !== null && { foreign: 'on' }) });
    setAsking(false);
  };
  const changes = differences.map(({ label, count }) => `${label}: ${counted(count)}`);
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Datei vom {formatDay(exportedAt)}
      </h3>
      {foreign === null ? null : (
        <div className="message message-notice">
          <p>
            Diese Datei stammt von einer anderen Institution: <strong>{foreign}</strong>. Deren Kontaktdaten
            werden nicht übernommen.
          </p>
        </div>
      )}
      {leftOut.length === 0 ? null : (
        <section className="message message-notice" aria-labelledby="left-out-title">
          <h4 id="left-out-title">Das wird nicht übernommen</h4>
          <ul className="import-list">
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <SettingsDifferences differences={differences} />
      <FailureText failure={failure} />
      <div className="row">
        {differences.length === 0 ? null : (
          <button type="button" className="button button-primary" onClick={() => setAsking(true)}>
            Übernehmen
          </button>
        )}
        {mayExport && differences.length > 0 ? (
          <a className="button" href="/settings/transfer/file" download>
            Jetzigen Stand vorher herunterladen
          </a>
        ) : null}
        <button type="button" className="button" onClick={discard}>
          {differences.length === 0 ? 'Andere Datei' : 'Verwerfen'}
        </button>
      </div>
      {asking ? (
        <Confirm
          title={
            foreign === null
              ? 'Einstellungen übernehmen?'
              : 'Einstellungen einer anderen Institution übernehmen?'
          }
          lost={changes}
          go="Übernehmen"
          busy={busy}
          onStay={() => setAsking(false)}
          onGo={() => void take()}
        >
          <p>
            Es gilt dann sofort für alle Beratungen Ihrer Institution. Was jetzt gilt, ist danach
            überschrieben.
          </p>
        </Confirm>
      ) : null}
    </div>
  );
}

const counted = (count: number) => (count === 1 ? 'eine Änderung' : `${count} Änderungen`);
