import {
  ANSWER_LIMITS,
  type Answers,
  hiddenInAnswer,
  isChosen,
  isRequired,
  type Question,
  type QuestionId,
} from '#consultation/domain';
import { type CalendarDay, formatDay } from '#platform/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldId } from '../area/focus-question.ts';
import { CoveredQuestion } from '../discreet/covered-question.tsx';
import { isCovered } from '../discreet/use-discreet.ts';
import type { Reopened } from '../draft/reopened.ts';
import { BirthdateField } from './birthdate-field.tsx';
import { CheckedField } from './checked-field.tsx';
import { answerText, giveAnswer, isMultiField, toggleAnswer } from './give-answer.ts';
import { InsurerField } from './insurer/insurer-field.tsx';
import { namesStartingWith, namesToChoose } from './name-search.ts';
import { PostcodeField } from './postcode/postcode-field.tsx';
import { SuggestedField } from './suggested-field.tsx';

/** Answers taken from an earlier consultation. */
export type FormerAnswers = Pick<Reopened, 'day' | 'unconfirmed'>;

/** Data shared by the questions of a step. */
export interface QuestionContext {
  readonly answers: Answers;
  readonly change: (change: (answers: Answers) => Answers) => void;
  readonly today: CalendarDay;
  readonly insurers: readonly string[];
  readonly competitors: readonly string[];
  /** Names of the advisers; empty if the institution keeps no list. */
  readonly advisers: readonly string[];
  readonly help: boolean;
  /** Questions whose answer is preset and unchanged. */
  readonly preset: ReadonlySet<QuestionId>;
  /** Answers of an earlier consultation that nobody has confirmed. */
  readonly former?: FormerAnswers | undefined;
}

const PRESET_WORD = 'vorausgewählt';

interface QuestionFieldProps extends QuestionContext {
  readonly question: Question;
  readonly error: string | null;
}

/** One question with the control for its type; Diskret covers some of them. */
export function QuestionField(props: QuestionFieldProps) {
  const { id, questiontext } = props.question;
  const control = <QuestionControl {...props} />;
  if (!isCovered(id)) return control;
  const answered = (props.answers[id]?.length ?? 0) > 0;
  return (
    <CoveredQuestion id={fieldId(id)} label={questiontext} answered={answered}>
      {control}
    </CoveredQuestion>
  );
}

/** Such as `vom 09.03.2026`; null for an answer of this consultation. */
function sinceWhen({ question, former }: QuestionFieldProps): string | null {
  return former?.unconfirmed.includes(question.id) ? `vom ${formatDay(former.day)}` : null;
}

/** Choices carry the day themselves. */
function noteOf({ question, preset }: QuestionFieldProps, since: string | null): string | null {
  const { id, answers, sublinetext } = question;
  if (id === 'member' && preset.has(id)) return 'Vorausgewählt aus Ihrer Anmeldung.';
  if (since === null || answers.length > 0) return sublinetext;
  return [sublinetext, `Angabe ${since}.`].filter(Boolean).join(' ');
}

function QuestionControl(props: QuestionFieldProps) {
  const { question, error, answers, change, today, insurers, competitors, advisers, help, preset } = props;
  const since = sinceWhen(props);
  const { id, type } = question;
  const field = {
    id: fieldId(id),
    label: question.questiontext,
    required: isRequired(question, answers),
    note: noteOf(props, since),
    help: help ? question.hint : null,
    // Reported at once: the person who pasted the text knows best where it came from.
    error: hiddenInAnswer(id, answers) ?? error,
  };
  const give = (value: string | undefined) => change((before) => giveAnswer(before, id, value));
  const text = answerText(answers, id);
  const choices = question.answers.map(({ value, label, sublinetext }) => ({
    value,
    label,
    note: sublinetext,
    tag: preset.has(id) && value === text ? PRESET_WORD : isChosen(answers[id], value) ? since : null,
  }));
  switch (type) {
    case 'single': {
      const onClear = question.required ? undefined : () => give(undefined);
      const chosen = text === undefined ? [] : [text];
      return <ChoiceGroup {...field} choices={choices} chosen={chosen} onChoose={give} onClear={onClear} />;
    }
    case 'multi': {
      if (!isMultiField(id)) return null;
      const toggle = (clicked: string) => change((before) => toggleAnswer(before, id, clicked));
      return (
        <ChoiceGroup {...field} several choices={choices} chosen={answers[id] ?? []} onChoose={toggle} />
      );
    }
    case 'date':
      return <BirthdateField {...field} answers={answers} today={today} onChange={change} />;
    case 'krankenkasse':
      return <InsurerField {...field} names={insurers} value={text} onChange={give} />;
    case 'product':
      return (
        <SuggestedField
          {...field}
          names={competitors}
          find={namesStartingWith}
          limit={ANSWER_LIMITS.experience_product}
          listLabel="Bekannte Produkte anzeigen"
          value={text ?? ''}
          onChange={give}
        />
      );
    case 'cm':
      return <TextField {...field} inputMode="numeric" maxLength={10} value={text ?? ''} onChange={give} />;
    default: {
      if (id === 'member' && advisers.length > 0)
        return (
          <SuggestedField
            {...field}
            names={advisers}
            find={namesToChoose}
            limit={ANSWER_LIMITS.member}
            listLabel="Namen der Beratenden anzeigen"
            value={text ?? ''}
            onChange={give}
          />
        );
      const Field = id === 'plz' ? PostcodeField : CheckedField;
      return <Field {...field} question={id} type={type} answers={answers} change={change} />;
    }
  }
}
