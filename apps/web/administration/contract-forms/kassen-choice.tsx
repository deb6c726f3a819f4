/** The Krankenkassen a form is offered for; none chosen means all. */
export function KassenChoice(props: {
  kassen: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { kassen, chosen, onChange } = props;
  const gone = chosen.filter((each) => !kassen.includes(each));
  const toggle = (kasse: string) =>
    onChange(chosen.includes(kasse) ? chosen.filter((each) => each !== kasse) : [...chosen, kasse]);
  return (
    <fieldset className="form-kassen">
      <legend className="field-label">Krankenkassen</legend>
      <p className="field-hint">
        {chosen.length === 0
          ? 'Keine angekreuzt: Das Formular wird bei allen angeboten.'
          : 'Das Formular wird nur bei den angekreuzten angeboten.'}
      </p>
      <div className="form-kassen-list">
        {[...kassen, ...gone].map((kasse) => (
          <label className="tick" key={kasse}>
            <input type="checkbox" checked={chosen.includes(kasse)} onChange={() => toggle(kasse)} />
            <span>
              {kasse}
              {gone.includes(kasse) && ' (nicht mehr in der Liste)'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
