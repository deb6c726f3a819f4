import type { ReactNode } from 'react';
import type { AnswerLine, QuestionId } from '#consultation/domain';
import { Covered } from '../discreet/covered.tsx';
import { coverOf, isCovered } from '../discreet/use-discreet.ts';

/**
 * Questions and answers to read, select and copy.
 *
 * @param props.starred questions marked with an asterisk
 * @param props.starMeans what the asterisk means, for screen readers
 * @param props.action a button beside each answer
 */
export function AnswerList(props: {
  lines: readonly AnswerLine[];
  starred?: readonly QuestionId[];
  starMeans?: string;
  action?: (line: AnswerLine) => ReactNode;
}) {
  const { lines, starred = [], starMeans, action } = props;
  return (
    <dl className="answers">
      {lines.map(({ id, question, text }) => (
        <div key={id} data-action={action !== undefined || undefined}>
          <dt>
            {question}
            {starred.includes(id) && (
              <>
                <span aria-hidden="true"> *</span>
                <span className="visually-hidden"> ({starMeans})</span>
              </>
            )}
          </dt>
          <dd>
            {text === null ? <span className="answer-missing">Angabe fehlt noch</span> : shown(id, text)}
          </dd>
          {action && <dd className="answer-action">{action({ id, question, text })}</dd>}
        </div>
      ))}
    </dl>
  );
}

const shown = (id: QuestionId, text: string) =>
  isCovered(id) ? <Covered cover={coverOf(id, text)}>{text}</Covered> : text;
