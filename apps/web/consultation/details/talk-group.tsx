import { ADVISED, ADVISED_LABELS, TALK_LABELS } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { CoveredQuestion } from '../discreet/covered-question.tsx';
import { choicesOf, DetailChoice, type DetailsProps, DetailText, detailId } from './detail-fields.tsx';
import { toggled } from './use-details.ts';

/** How the talk was held, and who was advised. */
export function TalkGroup({
  details,
  set,
  insurer,
  represented,
}: DetailsProps & {
  insurer: Krankenkasse;
  /** Whether the questionnaire names a representative. */
  represented: boolean;
}) {
  const { talk, advised = [], advisedName } = details;
  const others = advised.some((who) => who !== 'person');
  const label = 'Name der angehörigen oder vertretenden Person';
  return (
    <>
      <DetailChoice
        field="talk"
        label="Wie wurde das Gespräch geführt?"
        labels={TALK_LABELS}
        value={talk}
        onChange={(next) => set({ talk: next })}
      />
      <ChoiceGroup
        id={detailId('advised')}
        label="Wer wurde beraten?"
        several
        choices={choicesOf(ADVISED_LABELS, insurer)}
        chosen={advised}
        onChoose={(who) => {
          const next = toggled(ADVISED, advised, who);
          set({ advised: next.length === 0 ? undefined : next });
        }}
      />
      {others && (
        <CoveredQuestion id={detailId('advisedName')} label={label} answered={Boolean(advisedName)}>
          <DetailText
            details={details}
            set={set}
            field="advisedName"
            label={label}
            note={
              represented ? 'Ohne Eintrag steht dort die Vertretung, die in der Beratung genannt ist.' : null
            }
          />
        </CoveredQuestion>
      )}
    </>
  );
}
