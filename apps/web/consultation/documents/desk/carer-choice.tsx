import { personWords } from '#consultation/domain';
import type { Carer } from '#pdf/domain';
import { usePerson } from '../../care/use-person.ts';

const LABELS: Readonly<Record<Carer, string>> = {
  private: 'Eine private Pflegeperson, etwa Angehörige oder Nachbarn',
  self: 'Die versicherte Person versorgt sich selbst',
  both: 'Eine private Pflegeperson und ein Pflegedienst',
  service: 'Allein ein Pflegedienst',
};

/** Who provides care at home. The declaration in the application depends on it, so nothing is preselected. */
export function CarerChoice(props: { chosen: Carer | undefined; onChange: (carer: Carer) => void }) {
  const { chosen, onChange } = props;
  const { insurer } = usePerson();
  return (
    <fieldset className="document-choice">
      <legend>Wer pflegt zu Hause?</legend>
      {(Object.keys(LABELS) as Carer[]).map((carer) => (
        <label className="document-option" key={carer}>
          <input type="radio" name="carer" checked={chosen === carer} onChange={() => onChange(carer)} />
          <span>{personWords(LABELS[carer], insurer)}</span>
        </label>
      ))}
    </fieldset>
  );
}
