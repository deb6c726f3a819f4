import { useEffect, useRef, useState } from 'react';
import { cachedData } from '../connection/loader-cache.ts';
import { CARE, type CareStand, isComplete } from './care-data.ts';
import { changedSettings, type SettingsInUse } from './changed-settings.ts';
import { useConsultation } from './consultation-data.ts';
import { useDraftWays } from './draft-provider.tsx';
import { useSettingsWatch } from './use-settings-watch.ts';

/** Has changed settings used at once, and says what of them the consultation under way is made from. */
export function SettingsNotice() {
  useSettingsWatch();
  const [sentences, dismiss] = useChangedSettings();
  return (
    <div role="status">
      {sentences.length === 0 ? null : (
        <div className="navigation-notice message message-notice">
          <p>
            <strong>In den Einstellungen wurde etwas geändert. Die Beträge sind damit neu berechnet.</strong>
          </p>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>Ihre Angaben und Ihre Auswahl sind unverändert.</p>
          <button type="button" className="button" onClick={dismiss}>
            Verstanden
          </button>
        </div>
      )}
    </div>
  );
}

/** What has changed since it was last dismissed, the latest at the end. */
function useChangedSettings(): [sentences: readonly string[], dismiss: () => void] {
  const { institution, krankenkassen, prices } = useConsultation();
  const { getState } = useDraftWays();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const inUse = useRef<SettingsInUse | null>(null);
  useEffect(() => {
    const stand = cachedData<CareStand>(CARE);
    const catalogue = stand && isComplete(stand) ? stand.catalogue : null;
    const now = { method: institution.method, krankenkassen, prices, catalogue };
    const before = inUse.current ?? now;
    inUse.current = { ...now, catalogue: catalogue ?? before.catalogue };
    const found = changedSettings(before, now, getState().draft);
    if (found.length > 0) setSentences((old) => [...new Set([...old, ...found])]);
  }, [institution, krankenkassen, prices, getState]);
  return [sentences, () => setSentences([])];
}
