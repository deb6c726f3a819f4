import type { aidsWithoutSize } from '#pdf/domain';

/** The size of a ticked care aid that is not in the cart: chosen here, or left to be ticked on paper. */
export function SizeChoice(props: {
  position: Pick<ReturnType<typeof aidsWithoutSize>[number], 'id' | 'name' | 'sizes'>;
  /** Null: by hand; undefined: not answered yet. */
  chosen: string | null | undefined;
  onChange: (size: string | null) => void;
}) {
  const { position, chosen, onChange } = props;
  const { id, name, sizes } = position;
  const option = (value: string | null, label: string) => (
    <label className="document-option" key={label}>
      <input type="radio" name={`size-${id}`} checked={chosen === value} onChange={() => onChange(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="document-choice document-sizes">
      <legend>Größe: {name}</legend>
      {sizes.map((size) => option(size, size))}
      {option(null, 'Von Hand auf dem Papier ankreuzen')}
      {chosen === undefined && (
        <p className="field-hint" role="status">
          Im Versorgungsrechner liegt keine Größe, die das Dokument nennt: Bitte wählen Sie eine aus.
        </p>
      )}
    </fieldset>
  );
}
