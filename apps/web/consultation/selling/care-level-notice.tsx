import { useEffect, useState } from 'react';
import {
  aidSheet,
  amountsAsOf,
  careInsurance,
  careLevel,
  noAidSheet,
  ownShareInWords,
  ownShareRule,
  personWords,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from '#consultation/domain';
import { formatEuro } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { usePerson } from '../care/use-person.ts';
import { isHandedOut } from '../documents/state/document-state.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/**
 * Explains on each visit what the Pflegegrad means for the care aids.
 *
 * @param props.onApply opens the application; undefined if the user may not see documents
 */
export function CareLevelNotice({ onApply }: { onApply: (() => void) | undefined }) {
  const { today } = useConsultation();
  const { answers, insurer } = usePerson();
  const care = careLevel(answers);
  const insurance = insurer === null ? 'social' : careInsurance(insurer);
  const { title } = aidSheet(insurer);
  const made = useDraftPart(({ draft }) => isHandedOut('application', draft));
  const [state, setState] = useState<'open' | 'closed'>('open');
  // The link that led here is gone with its screen: reading starts at the heading.
  useEffect(() => {
    if (state === 'closed') document.querySelector<HTMLElement>('main h1')?.focus();
  }, [state]);
  if (state === 'closed' || care === null) return null;
  const close = () => setState('closed');
  const mayApply = care.filed === false && onApply !== undefined;
  const applies = mayApply && !made;
  return (
    <Dialog title={`Pflegegrad ${care.level}`} onClose={close}>
      <p>
        {personWords(`Für die versicherte Person ist Pflegegrad\u00a0${care.level} anerkannt.`, insurer)}{' '}
        {(insurer && noAidSheet(insurer)) ?? applicationInWords(care.filed)}
        {made && care.filed !== true && ` In dieser Beratung schon erstellt: ${title}.`}
      </p>
      {care.filed !== true && !made && insurance === 'private' && (
        <p>
          Bieten Sie an, die Aufstellung der Pflegehilfsmittel gemeinsam auszufüllen. Was die private
          Pflegepflichtversicherung übernimmt, steht im Versicherungsvertrag.
        </p>
      )}
      {care.filed !== true && !made && insurance === 'social' && (
        <>
          <p>
            Bieten Sie an, den Antrag gemeinsam auszufüllen. Bei Pflege zu Hause übernimmt die Pflegekasse zum
            Verbrauch bestimmte Pflegehilfsmittel im Wert von bis zu{' '}
            <strong>{formatEuro(pflegehilfsmittelAmount(today))}</strong> im Monat
            (§&nbsp;40&nbsp;SGB&nbsp;XI), bei Anspruch auf Beihilfe{' '}
            {formatEuro(pflegehilfsmittelBeihilfe(today))}.
          </p>
          <p>
            Für wiederverwendbare Bettschutzeinlagen (Produktgruppe 51) gilt ab{' '}
            {`${ownShareRule(today).age}\u00a0Jahren`} ein Eigenanteil: {ownShareInWords(today)}.
          </p>
          <p className="field-hint">{amountsAsOf(today)}</p>
        </>
      )}
      <div className="dialog-actions">
        {mayApply && (
          <button
            type="button"
            className={applies ? 'button button-primary' : 'button'}
            onClick={() => {
              close();
              onApply();
            }}
          >
            {insurance === 'private' ? 'Jetzt Aufstellung erstellen' : 'Jetzt Antrag erstellen'}
          </button>
        )}
        <button type="button" className={applies ? 'button' : 'button button-primary'} onClick={close}>
          Weiter
        </button>
      </div>
    </Dialog>
  );
}

function applicationInWords(filed: boolean | null): string {
  if (filed === null) return 'Ob ein Antrag auf Pflegehilfsmittel gestellt wurde, ist nicht bekannt.';
  return filed
    ? 'Ein Antrag auf Pflegehilfsmittel ist bereits gestellt.'
    : 'Ein Antrag auf Pflegehilfsmittel wurde noch nicht gestellt.';
}
