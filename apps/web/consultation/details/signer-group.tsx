import { SIGNER_LABELS } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { CoveredQuestion } from '../discreet/covered-question.tsx';
import { DetailChoice, type DetailsProps, DetailText, detailId } from './detail-fields.tsx';

/**
 * Who signs, and where.
 *
 * @param props.town of the institution; empty if unknown
 */
export function SignerGroup(props: DetailsProps & { insurer: Krankenkasse; town: string }) {
  const { details, set, insurer, town } = props;
  const { signer, signerName, talk } = details;
  const label = 'Name der unterschreibenden Person';
  const preset = talk === 'shop' && town !== '';
  return (
    <>
      <DetailChoice
        field="signer"
        label="Wer unterschreibt?"
        labels={SIGNER_LABELS}
        insurer={insurer}
        value={signer}
        onChange={(next) => set({ signer: next })}
      />
      {signer !== undefined && signer !== 'person' && (
        <CoveredQuestion id={detailId('signerName')} label={label} answered={Boolean(signerName)}>
          <DetailText
            details={details}
            set={set}
            field="signerName"
            label={label}
            note="Ohne Eintrag steht dort, wer in derselben Rolle beraten wurde, sonst eine Linie."
          />
        </CoveredQuestion>
      )}
      <DetailText
        details={details}
        set={set}
        field="place"
        label="Ort der Unterschrift"
        note={
          preset
            ? `Ohne Eintrag steht dort „${town}“, weil das Gespräch im Geschäft geführt wurde.`
            : 'Ohne Eintrag steht dort eine Linie für Ort und Tag.'
        }
      />
    </>
  );
}
