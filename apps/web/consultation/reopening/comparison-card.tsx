import { useState } from 'react';
import type { Questionnaire } from '#consultation/domain';
import { counted, formatDay } from '#platform/domain';
import { SectionCard } from '../area/section-card.tsx';
import type { Reopened } from '../draft/reopened.ts';
import { AnswersThenAndNow, useChangedAnswers } from './answers-then-and-now.tsx';
import { ThenAndNow } from './then-and-now.tsx';

/** On the summary: what differs from the Dokumentation that the Folgeberatung was begun with. */
export function ComparisonCard(props: { reopened: Reopened; questionnaire: Questionnaire }) {
  const { reopened, questionnaire } = props;
  const changed = useChangedAnswers(reopened, questionnaire);
  const [open, setOpen] = useState(false);
  const answers =
    changed.length === 0
      ? 'Keine Antwort geändert'
      : `${counted(changed.length, ['Antwort', 'Antworten'])} geändert`;
  return (
    <SectionCard
      title={`Seit der Beratung vom ${formatDay(reopened.day)}`}
      fold={{
        open,
        onToggle: () => setOpen(!open),
        content: reopened.proposals.length === 0 ? answers : `${answers}, Preise damals und heute`,
      }}
    >
      {changed.length === 0 && <p>Alle Antworten über die Person sind die von damals.</p>}
      <AnswersThenAndNow reopened={reopened} changed={changed} />
      <ThenAndNow {...props} />
    </SectionCard>
  );
}
