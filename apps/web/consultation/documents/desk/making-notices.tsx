/** Names the characters that print as a box; nothing if there are none. */
export function SubstitutedNotice({ characters }: { characters: readonly string[] }) {
  if (characters.length === 0) return null;
  return (
    <p className="message message-notice">
      Diese Zeichen kennt die Schrift des PDFs nicht oder man sieht sie nicht, dort steht ein Kästchen:{' '}
      <strong>{characters.join(' ')}</strong>
    </p>
  );
}

/** Says that a file could not be made, with a way to try again. */
export function MakingFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="message message-cost" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Erneut versuchen
        </button>
      </p>
    </div>
  );
}
