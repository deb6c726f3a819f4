import { Link } from '@remix-run/react';

interface AskedNoticeProps {
  /** The name searched for in the consultation. */
  readonly name: string;
  /** Whether the vendor's list contains it. */
  readonly listed: boolean;
  /** The Krankenkasse chosen for the consultation; null if none is yet. */
  readonly added: string | null;
  /** Whether the choice is saved. */
  readonly saved: boolean;
  /** The consultation offers the whole list now, and only what is chosen from then on. */
  readonly first: boolean;
}

/** Shows which Krankenkasse the consultation lacks, and leads back to it with its answers. */
export function AskedNotice({ name, listed, added, saved, first }: AskedNoticeProps) {
  return (
    <div className="message message-notice" role="status">
      {added !== null ? (
        <p>
          {saved
            ? `„${added}“ steht in der Beratung jetzt zur Auswahl.`
            : `„${added}“ ist gewählt. Bitte speichern Sie noch.`}
        </p>
      ) : (
        <p>
          {listed
            ? `„${name}“ steht in der Liste unten: Bitte wählen Sie die Krankenkasse dort aus und speichern Sie.`
            : `In der Beratung fehlt „${name}“. Bitte tragen Sie die Krankenkasse mit ihren Pauschalen ein und speichern Sie.`}
        </p>
      )}
      {first && !(saved && added !== null) ? (
        <p>
          Sie haben bisher keine Krankenkassen gewählt: Die Beratung bietet deshalb alle der Liste an, danach
          nur noch die gewählten. Mit „Alle Krankenkassen hinzufügen“ behalten Sie auch die anderen.
        </p>
      ) : null}
      {saved && added !== null ? (
        <p>
          <Link className="button button-primary" to="/wizard/0#q-krankenkasse" state={{ addedKasse: added }}>
            Mit „{added}“ zurück zur Beratung
          </Link>
        </p>
      ) : null}
    </div>
  );
}
