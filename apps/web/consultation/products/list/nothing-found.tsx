/** Shown in place of the products when no product matches the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="message message-notice nothing-found">
      <h2>Ein Produkt mit den gefilterten Eigenschaften ist nicht vorhanden</h2>
      <p>
        Nicht jedes Produkt gibt es in jeder Größe und für jeden Schweregrad. Bitte wählen Sie die Filter neu.
      </p>
      <p>
        <button type="button" className="button" onClick={onClear}>
          Alle Filter aufheben
        </button>
      </p>
    </div>
  );
}
