/** Whether the person is entitled to Beihilfe: the Pflegekasse then pays half. Unanswered, the paper asks. */
export function BeihilfeChoice(props: {
  chosen: boolean | undefined;
  onChange: (entitled: boolean | undefined) => void;
}) {
  const { chosen, onChange } = props;
  const option = (value: boolean | undefined, label: string) => (
    <label className="document-option" key={label}>
      <input type="radio" name="beihilfe" checked={chosen === value} onChange={() => onChange(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="document-choice">
      <legend>Anspruch auf Beihilfe?</legend>
      {option(false, 'Nein')}
      {option(true, 'Ja, die Pflegekasse zahlt die Hälfte')}
      {option(undefined, 'Von Hand auf dem Papier ankreuzen')}
    </fieldset>
  );
}
