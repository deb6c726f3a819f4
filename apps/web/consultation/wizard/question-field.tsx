import {
  ANSWER_LIMITS,
  type Answers,
  answerLimit,
  hiddenInAnswer,
  isRequired,
  type Question,
} from '#consultation/domain';
import { type CalendarDay, TEXT_CEILING } from '#platform/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BirthdateField } from './birthdate-field.tsx';
import { fieldId } from './focus-question.ts';
import { answerText, giveAnswer, isMultiField, toggleAnswer } from './give-answer.ts';
import { InsurerField } from './insurer-field.tsx';
import { namesStartingWith, namesToChoose } from './name-search.ts';
import { SuggestedField } from './suggested-field.tsx';

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
}

interface QuestionFieldProps extends QuestionContext {
  readonly question: Question;
  readonly error: string | null;
}

/** One question with the control for its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, error, answers, change, today, insurers, competitors, advisers, help } = props;
  const { id, type } = question;
  const field = {
    id: fieldId(id),
    label: question.questiontext,
    required: isRequired(question, answers),
    note: question.sublinetext,
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
      const inputMode = id === 'plz' ? 'numeric' : undefined;
      return (
        <TextField
          {...field}
          type={type}
          inputMode={inputMode}
          limit={answerLimit(id) ?? TEXT_CEILING}
          value={text ?? ''}
          onChange={give}
        />
      );
    }
  }
}
