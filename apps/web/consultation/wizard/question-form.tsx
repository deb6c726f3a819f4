import { Fragment, type ReactNode } from 'react';
import type { Answers, Question, QuestionId } from '#consultation/domain';
import { counted } from '#platform/domain';
import { ErrorSummary, type SummaryItem } from '../../ui/fields/error-summary.tsx';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { onAnswerKey } from './answer-keys.ts';
import { type MissingAt, missingTitle } from './missing-items.ts';
import { TownChoice } from './postcode/town-choice.tsx';
import { arrangeQuestions, foldQuestions, type QuestionBlock } from './question-blocks.ts';
import { type QuestionContext, QuestionField } from './question-field.tsx';

interface QuestionFormProps extends Pick<QuestionContext, 'answers' | 'change'> {
  readonly questions: readonly Question[];
  /** Questions folded under those of their segment. */
  readonly folded?: readonly Question[];
  readonly preset?: QuestionContext['preset'];
  readonly former?: QuestionContext['former'];
  readonly competitors: readonly string[];
  readonly help: boolean;
  /** Questions to mark as missing. */
  readonly missing: readonly MissingAt[];
  /** The error summary below the questions. */
  readonly items: readonly SummaryItem[];
  /** Number of failed attempts to continue. */
  readonly attempt: number;
  /** What there is to say about one of the answers, below its question. */
  readonly notice?: { readonly at: QuestionId; readonly text: ReactNode } | undefined;
  /** Heading level of the segments. */
  readonly rank: 'h2' | 'h3';
  /** The navigation buttons. */
  readonly children: ReactNode;
}

/**
 * Questions on cards, a summary of the missing answers, and the navigation buttons: a step of the wizard or a
 * section of the summary.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { questions, folded = [], preset = NONE, former, answers, change, competitors, help } = props;
  const { missing, items, attempt, notice, rank: Heading, children } = props;
  const { krankenkassen, adviserNames, today } = useConsultation();
  const context = {
    answers,
    change,
    today,
    insurers: krankenkassen.map(({ Kasse }) => Kasse),
    competitors,
    advisers: adviserNames,
    help,
    preset,
    former,
  };
  const segments = foldQuestions(questions, folded);
  return (
    // Enter leads to the next question and does not submit: most questions are optional and would be skipped.
    <form
      className={folded.length === 0 ? 'stack question-form' : 'stack question-form question-form-short'}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onAnswerKey}
    >
      {segments.map(({ name, blocks, more }) => (
        <div className="stack" key={name}>
          {segments.length > 1 && <Heading>{name}</Heading>}
          {blocks.map((block) => (
            <Card {...context} key={block.id} block={block} missing={missing} notice={notice} />
          ))}
          {more.length > 0 && (
            <QuestionFold name={name} questions={more} answers={answers} preset={preset}>
              {arrangeQuestions(more).flatMap((segment) =>
                segment.blocks.map((block) => (
                  <Card {...context} key={block.id} block={block} missing={missing} />
                )),
              )}
            </QuestionFold>
          )}
        </div>
      ))}
      <ErrorSummary title={missingTitle(missing)} items={items} attempt={attempt} onJump={focusField} />
      {children}
    </form>
  );
}

const NONE: QuestionContext['preset'] = new Set();

/** A card of related questions. */
function Card(
  props: QuestionContext & {
    block: QuestionBlock;
    missing: readonly MissingAt[];
    notice?: QuestionFormProps['notice'];
  },
) {
  const { block, missing, notice, ...context } = props;
  const errorOf = ({ id }: Question) => missing.find((one) => one.id === id)?.message ?? null;
  return (
    <div className="card question-block">
      {block.questions.map((question) => (
        <Fragment key={question.id}>
          <div className={PLACES[question.id] ?? 'question-full'}>
            <QuestionField {...context} question={question} error={errorOf(question)} />
          </div>
          {question.id === notice?.at && notice.text}
          {question.id === 'city' && <TownChoice answers={context.answers} change={context.change} />}
        </Fragment>
      ))}
    </div>
  );
}

/** Short fields share a line with a related one; all others have a line of their own. */
const PLACES: Partial<Record<QuestionId, string>> = {
  member: 'question-half',
  representative_givenName: 'question-half',
  representative_lastname: 'question-half',
  representative_phone: 'question-half',
  representative_email: 'question-half',
  givenname: 'question-half',
  lastname: 'question-half',
  versichertennummer: 'question-half',
  plz: 'question-third',
  city: 'question-two-thirds',
  telephone: 'question-half',
  email: 'question-half',
};

interface QuestionFoldProps {
  /** Name of the step. */
  readonly name: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly preset: QuestionContext['preset'];
  readonly children: ReactNode;
}

/** Questions of a step that need not be asked, with a line of what they hold. */
function QuestionFold({ name, questions, answers, preset, children }: QuestionFoldProps) {
  const given = questions.filter(({ id }) => (answers[id]?.length ?? 0) > 0);
  const presets = given
    .filter(({ id }) => preset.has(id))
    .map((question) => presetInWords(question, answers));
  const answered = given.length - presets.length;
  return (
    <details className="question-fold">
      <summary>
        <span className="question-fold-name">
          {counted(questions.length, ['weitere Frage', 'weitere Fragen'])}: {name}
        </span>
        {answered > 0 && (
          <span className="question-fold-state">{counted(answered, ['Antwort', 'Antworten'])}</span>
        )}
        {presets.length > 0 && (
          <span className="question-fold-state">vorausgewählt: {presets.join(' · ')}</span>
        )}
      </summary>
      <div className="stack question-fold-body">{children}</div>
    </details>
  );
}

function presetInWords({ id, answers: choices }: Question, answers: Answers): string {
  return choices.find(({ value }) => value === answers[id])?.label ?? String(answers[id]);
}
