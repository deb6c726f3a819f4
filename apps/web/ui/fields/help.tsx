/** Shows or hides the help of a whole screen. */
export function HelpToggle({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="button button-quiet help-toggle"
      aria-expanded={shown}
      onClick={onToggle}
    >
      <span className="help-mark" aria-hidden="true">
        ?
      </span>
      {shown ? 'Hilfe ausblenden' : 'Hilfe einblenden'}
    </button>
  );
}
