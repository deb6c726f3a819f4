import { useId, useRef } from 'react';
import type { Questionnaire } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { Reopened } from '../draft/reopened.ts';
import { AnswersThenAndNow, useChangedAnswers } from './answers-then-and-now.tsx';
import { ConfirmList } from './confirm-list.tsx';
import { ThenAndNow } from './then-and-now.tsx';

/** An opened Dokumentation on the first screen: what is to be confirmed, and the supply then and now. */
export function ReopenedCard(props: { reopened: Reopened; questionnaire: Questionnaire }) {
  const { reopened, questionnaire } = props;
  const title = useId();
  const changed = useChangedAnswers(reopened, questionnaire);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card stack reopened" aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1}>
        Aus der Dokumentation vom {formatDay(reopened.day)}
      </h2>
      <ConfirmList {...props} onDone={() => heading.current?.focus()} />
      <AnswersThenAndNow reopened={reopened} changed={changed} />
      <ThenAndNow reopened={reopened} questionnaire={questionnaire} />
    </section>
  );
}
