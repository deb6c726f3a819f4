import type { AnswerLine, QuestionId } from '#consultation/domain';

/**
 * Questions and answers to read, select and copy.
 *
 * @param props.starred questions marked with an asterisk
 * @param props.starMeans what the asterisk means, for screen readers
 */
export function AnswerList(props: {
  lines: readonly AnswerLine[];
  starred?: readonly QuestionId[];
  starMeans?: string;
}) {
  const { lines, starred = [], starMeans } = props;
  return (
    <dl className="answers">
      {lines.map(({ id, question, text }) => (
        <div key={id}>
          <dt>
            {question}
            {starred.includes(id) && (
              <>
                <span aria-hidden="true"> *</span>
                <span className="visually-hidden"> ({starMeans})</span>
              </>
            )}
          </dt>
          <dd>{text ?? <span className="answer-missing">Angabe fehlt noch</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
