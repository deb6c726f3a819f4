import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  ANSWER_LIMITS,
  type Answers,
  birthdateMessage,
  completeYear,
  enterBirthdate,
  hiddenInAnswer,
  isChosen,
  isRequired,
  type Question,
  type QuestionId,
  readBirthdate,
} from '#consultation/domain';
import { ageOn, type CalendarDay, formatDay, TEXT_CEILING, tooLongMessage } from '#platform/domain';
import { Combobox } from '../../ui/combobox.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { TextCount } from '../../ui/fields/text-count.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ageInWords } from '../area/age-in-words.ts';
import { fieldId } from '../area/focus-question.ts';
import { CoveredQuestion } from '../discreet/covered-question.tsx';
import { isCovered } from '../discreet/use-discreet.ts';
import type { Reopened } from '../draft/reopened.ts';
import { CheckedField } from './checked-field.tsx';
import { answerText, giveAnswer, isMultiField, toggleAnswer } from './give-answer.ts';
import { InsurerField } from './insurer/insurer-field.tsx';
import { namesStartingWith, namesToChoose } from './name-search.ts';
import { PostcodeField } from './postcode/postcode-field.tsx';

type FindNames = (names: readonly string[], text: string) => string[];
type State = UseComboboxState<string>;
type Change = Pick<UseComboboxStateChangeOptions<string>, 'type' | 'changes'>;
const types = useCombobox.stateChangeTypes;

/**
 * The list only offers suggestions: the text is the answer, and neither Escape nor a click may clear it. The
 * highlighted entry is looked up by the current text, as in insurer/insurer-choice.ts.
 */
function suggestingState(
  names: readonly string[],
  find: FindNames,
  state: State,
  { type, changes }: Change,
): Partial<State> {
  switch (type) {
    case types.ItemMouseMove:
    case types.MenuMouseLeave:
      return state;
    case types.InputClick:
      return { ...state, isOpen: true };
    case types.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case types.InputKeyDownEnter:
    case types.InputBlur: {
      const taken = find(names, state.inputValue)[state.highlightedIndex];
      return { ...state, isOpen: false, highlightedIndex: -1, inputValue: taken ?? state.inputValue };
    }
    case types.InputChange:
      // The browser's own limit does not apply to dictation and third-party scripts.
      return {
        ...changes,
        inputValue: changes.inputValue?.slice(0, TEXT_CEILING) ?? '',
        selectedItem: null,
      };
    default:
      // Nothing is ever selected: otherwise the same name could not be picked twice.
      return { ...changes, selectedItem: null };
  }
}

interface SuggestedFieldProps extends FieldProps {
  /** Known names; any other may be typed too. */
  readonly names: readonly string[];
  /** Finds the names to suggest for a text. */
  readonly find: FindNames;
  /** Maximum number of characters. */
  readonly limit: number;
  /** Name of the button that shows the list. */
  readonly listLabel: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Asks for a name and suggests known ones. */
function SuggestedField(props: SuggestedFieldProps) {
  const { id, names, find, limit, listLabel, value, onChange } = props;
  const found = useMemo(() => find(names, value), [find, names, value]);
  const reported = useRef(value);
  const combobox = useCombobox<string>({
    id,
    items: found,
    initialInputValue: value,
    stateReducer: (state, change) => suggestingState(names, find, state, change),
    onInputValueChange: ({ inputValue, type }) => {
      // A text written by another window is not an answer of this one: reporting it would undo newer input
      // there.
      if (type === types.FunctionSetInputValue) return;
      reported.current = inputValue;
      onChange(inputValue);
    },
    getA11yStatusMessage: ({ isOpen }) => (isOpen && found.length > 0 ? `${found.length} Vorschläge.` : ''),
  });
  // A text written by another window replaces this one; local input is already in the field.
  const { setInputValue } = combobox;
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setInputValue(value);
  }, [value, setInputValue]);
  return (
    <Combobox
      {...props}
      combobox={combobox}
      names={found}
      chosen={undefined}
      error={tooLongMessage(value, limit) ?? props.error ?? null}
      maxLength={TEXT_CEILING}
      count={<TextCount text={value} limit={limit} />}
      listLabel={listLabel}
    />
  );
}

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

interface BirthdateFieldProps extends FieldProps {
  readonly answers: Answers;
  readonly today: CalendarDay;
  readonly onChange: (change: (answers: Answers) => Answers) => void;
}

/** The birth date; a complete but invalid one is reported as soon as the fields lose the focus. */
function BirthdateField({ answers, today, onChange, ...field }: BirthdateFieldProps) {
  const [left, setLeft] = useState(false);
  const value = shownParts(answers);
  const typed = value.day !== '' && value.month !== '' && value.year !== '';
  const born = readBirthdate(answers, today);
  const age = born === 'empty' || born === 'invalid' ? null : ageOn(born, today);
  const wrong = left && typed && born === 'invalid';
  return (
    <DateField
      {...field}
      error={field.error ?? (wrong ? birthdateMessage(answers, today) : null)}
      value={value}
      onChange={(parts) => onChange((before) => enterBirthdate(before, parts, today))}
      complete={(parts) => completeYear(parts, today)}
      onLeave={() => setLeft(true)}
      aside={age === null ? null : ageInWords(age)}
    />
  );
}

/** The parts as typed; the stored date's parts if none were typed. */
function shownParts({ birthdate, day = '', month = '', year = '' }: Answers) {
  if (birthdate === undefined || `${day}${month}${year}` !== '') return { day, month, year };
  return { day: birthdate.slice(8, 10), month: birthdate.slice(5, 7), year: birthdate.slice(0, 4) };
}
