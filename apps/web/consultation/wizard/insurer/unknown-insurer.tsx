import { Link } from '@remix-run/react';
import type { SettingErrand } from '../../../frame/errand/way-back.tsx';
import { useRight } from '../../../session/frame-data.ts';

/** What to do if the list lacks a Krankenkasse: users with the right may add it, others see whom to ask. */
export function UnknownInsurer({ name }: { name: string }) {
  const may = useRight('kassen_einst');
  const errand: SettingErrand = { back: '/wizard/0', wanted: name };
  return (
    <div className="message message-notice">
      <p>
        Keine Krankenkasse mit diesem Namen gefunden: <strong>{name}</strong>
      </p>
      {may ? (
        <p>
          <Link className="button" to="/settings/2" state={errand}>
            Krankenkasse anlegen
          </Link>
        </p>
      ) : (
        <p>
          Weitere Krankenkassen trägt der Administrator Ihrer Institution ein. Bitte wenden Sie sich an ihn.
        </p>
      )}
    </div>
  );
}
