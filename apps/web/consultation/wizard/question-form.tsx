import type { ReactNode } from 'react';
import type { Question, QuestionId } from '#consultation/domain';
import { ErrorSummary, type SummaryItem } from '../../ui/fields/error-summary.tsx';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { type MissingAt, missingTitle } from './missing-items.ts';
import { arrangeQuestions, type QuestionBlock } from './question-blocks.ts';
import { type QuestionContext, QuestionField } from './question-field.tsx';

interface QuestionFormProps extends Pick<QuestionContext, 'answers' | 'change'> {
  readonly questions: readonly Question[];
  readonly competitors: readonly string[];
  readonly help: boolean;
  /** Questions to mark as missing. */
  readonly missing: readonly MissingAt[];
  /** The error summary below the questions. */
  readonly items: readonly SummaryItem[];
  /** Number of failed attempts to continue. */
  readonly attempt: number;
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
  const { questions, answers, change, competitors, help, missing, items, attempt } = props;
  const { rank: Heading, children } = props;
  const { krankenkassen, adviserNames, today } = useConsultation();
  const context = {
    answers,
    change,
    today,
    insurers: krankenkassen.map(({ Kasse }) => Kasse),
    competitors,
    advisers: adviserNames,
    help,
  };
  const segments = arrangeQuestions(questions);
  return (
    // Enter in a field does not submit the form: most questions are optional and would be skipped.
    <form
      className="stack question-form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {segments.map(({ name, blocks }) => (
        <div className="stack" key={name}>
          {segments.length > 1 && <Heading>{name}</Heading>}
          {blocks.map((block) => (
            <Card {...context} key={block.id} block={block} missing={missing} />
          ))}
        </div>
      ))}
      <ErrorSummary title={missingTitle(missing)} items={items} attempt={attempt} onJump={focusField} />
      {children}
    </form>
  );
}

/** A card of related questions. */
function Card(props: QuestionContext & { block: QuestionBlock; missing: readonly MissingAt[] }) {
  const { block, missing, ...context } = props;
  const errorOf = ({ id }: Question) => missing.find((one) => one.id === id)?.message ?? null;
  return (
    <div className="card question-block">
      {block.questions.map((question) => (
        <div className={PLACES[question.id] ?? 'question-full'} key={question.id}>
          <QuestionField {...context} question={question} error={errorOf(question)} />
        </div>
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
  plz: 'question-third',
  city: 'question-two-thirds',
  telephone: 'question-half',
  email: 'question-half',
};
