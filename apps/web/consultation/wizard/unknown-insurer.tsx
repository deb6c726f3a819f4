import { Link } from '@remix-run/react';
import { useRight } from '../../frame/frame-data.ts';

/** What to do about a Krankenkasse that the list does not have: who may adds it, others are told whom to ask. */
export function UnknownInsurer({ name }: { name: string }) {
  const may = useRight('kassen_einst');
  return (
    <div className="message message-notice">
      <p>
        Keine Krankenkasse mit diesem Namen gefunden: <strong>{name}</strong>
      </p>
      {may ? (
        <p>
          {/* In the history's state: a Krankenkasse stands in no address. */}
          <Link className="button" to="/settings/2" state={{ missingKasse: name }}>
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
