/** Stands where a screen of a consultation would, for whoever has no right that takes part in one. */
export function NoRights() {
  return (
    <div className="message message-notice">
      <p>Ihr Zugang hat noch keine Berechtigung für Beratungen.</p>
      <p>
        Die Rolle dafür vergibt der Administrator Ihrer Institution. Bitte wenden Sie sich an ihn und melden
        Sie sich danach neu an.
      </p>
    </div>
  );
}
