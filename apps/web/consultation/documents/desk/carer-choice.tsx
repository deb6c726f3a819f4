import type { Carer } from '#pdf/domain';

const LABELS: Readonly<Record<Carer, string>> = {
  private: 'Eine private Pflegeperson, etwa Angehörige oder Nachbarn',
  self: 'Die versicherte Person versorgt sich selbst',
  both: 'Eine private Pflegeperson und ein Pflegedienst',
  service: 'Allein ein Pflegedienst',
};

/** Who provides care at home. The declaration in the application depends on it, so nothing is preselected. */
export function CarerChoice(props: { chosen: Carer | undefined; onChange: (carer: Carer) => void }) {
  const { chosen, onChange } = props;
  return (
    <fieldset className="document-choice">
      <legend>Wer pflegt zu Hause?</legend>
      {(Object.keys(LABELS) as Carer[]).map((carer) => (
        <label className="document-option" key={carer}>
          <input type="radio" name="carer" checked={chosen === carer} onChange={() => onChange(carer)} />
          <span>{LABELS[carer]}</span>
        </label>
      ))}
    </fieldset>
  );
}
