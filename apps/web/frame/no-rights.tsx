/** Shown in place of a consultation screen to a user without any consultation right. */
export function NoRights() {
  return (
    <div className="message message-notice">
      <p>Ihr Zugang hat noch keine Berechtigung für Beratungen.</p>
      <p>
        Die Rolle dafür vergibt der Hauptbenutzer Ihrer Institution. Bitte wenden Sie sich an ihn und melden
        Sie sich danach neu an.
      </p>
    </div>
  );
}
