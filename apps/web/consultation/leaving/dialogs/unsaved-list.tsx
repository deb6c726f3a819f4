/** A list of what would be lost. */
export function UnsavedList({ lost }: { lost: readonly string[] }) {
  return (
    <div className="message message-notice unsaved">
      <p>Noch nicht gedruckt, gesichert oder gesendet:</p>
      <ul>
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
