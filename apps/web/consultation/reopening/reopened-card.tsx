import { Link } from '@remix-run/react';
import { useId, useRef } from 'react';
import {
  answersInWords,
  type Question,
  type QuestionId,
  type Questionnaire,
  shownQuestions,
} from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { fieldId } from '../area/focus-question.ts';
import { pathOf } from '../area/wizard-paths.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { confirming, type Reopened } from '../draft/reopened.ts';
import { AnswersThenAndNow, useChangedAnswers } from './answers-then-and-now.tsx';
import { ThenAndNow } from './then-and-now.tsx';

/** What changes most between two consultations: amount, mobility, size, skin. */
const CHANGES_MOST = [
  'verlust',
  'mobil',
  'groesse',
  'huefte',
  'haut',
] as const satisfies readonly QuestionId[];

/** @param props.onDone called once nothing is left to confirm */
function ConfirmList(props: { reopened: Reopened; questionnaire: Questionnaire; onDone: () => void }) {
  const { reopened, questionnaire, onDone } = props;
  const answers = useDraftPart((state) => state.draft.answers);
  const { update } = useDraftActions();
  const list = useRef<HTMLUListElement>(null);
  const rows = CHANGES_MOST.flatMap((id) => {
    const question = questionnaire.find((each) => each.id === id);
    const shown =
      question?.step != null && shownQuestions(questionnaire, answers, question.step).includes(question);
    const [line] = question && shown ? answersInWords([question], answers).flatMap(({ lines }) => lines) : [];
    return question === undefined || !line?.text ? [] : [{ question, text: line.text }];
  });
  const open = rows.filter(({ question }) => reopened.unconfirmed.includes(question.id));
  const confirm = (ids: readonly QuestionId[]) => {
    update((draft) => confirming(draft, ids));
    // The pressed button disappears: the focus moves to the next one.
    requestAnimationFrame(() => {
      const next = list.current?.querySelector<HTMLElement>('button');
      if (next) next.focus();
      else onDone();
    });
  };
  const others = reopened.unconfirmed.length - open.length;
  return (
    <>
      {open.length > 0 ? (
        <p>Das ändert sich am häufigsten. Bitte fragen Sie nach, was noch stimmt:</p>
      ) : (
        <p>Was sich am häufigsten ändert, ist bestätigt.</p>
      )}
      <ul className="reopened-list" ref={list}>
        {rows.map(({ question, text }) => (
          <ConfirmRow
            key={question.id}
            question={question}
            text={text}
            since={reopened.unconfirmed.includes(question.id) ? formatDay(reopened.day) : null}
            onConfirm={() => confirm([question.id])}
          />
        ))}
      </ul>
      {open.length > 1 && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => confirm(open.map(({ question }) => question.id))}
          >
            Alle stimmen noch
          </button>
        </p>
      )}
      {others > 0 && (
        <p className="field-hint">
          Auch die übrigen Antworten sind eingetragen. Sie tragen den Vermerk „vom {formatDay(reopened.day)}“,
          bis Sie sie ändern oder mit „weiter“ bestätigen.
        </p>
      )}
    </>
  );
}

/** @param props.since the day of an answer that is not confirmed yet; null once it is */
function ConfirmRow(props: {
  question: Question;
  text: string;
  since: string | null;
  onConfirm: () => void;
}) {
  const { question, text, since, onConfirm } = props;
  const { id, step, questiontext } = question;
  const about = <span className="visually-hidden">: {questiontext}</span>;
  return (
    <li className="reopened-row">
      <div className="reopened-answer">
        <span className="field-hint">{questiontext}</span>
        <strong>{text}</strong>
        <span className="choice-tag">{since === null ? 'bestätigt' : `vom ${since}`}</span>
      </div>
      <div className="reopened-ways">
        {since !== null && (
          <button type="button" className="button" onClick={onConfirm}>
            Stimmt noch{about}
          </button>
        )}
        <Link className="button button-quiet" to={`${pathOf(step ?? 0)}#${fieldId(id)}`}>
          Ändern{about}
        </Link>
      </div>
    </li>
  );
}

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
