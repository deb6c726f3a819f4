import { type ReactNode, useState } from 'react';
import {
  type Answers,
  answerDoubt,
  answerLimit,
  type QuestionId,
  writeVersichertennummer,
} from '#consultation/domain';
import { TEXT_CEILING } from '#platform/domain';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { answerText, giveAnswer } from './give-answer.ts';

/** Props of a text answer that is checked or completed. */
export interface TextAnswerProps extends FieldProps {
  readonly question: QuestionId;
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly answers: Answers;
  readonly change: (change: (answers: Answers) => Answers) => void;
  readonly onUse?: () => void;
  readonly children?: ReactNode;
}

/** A text answer. A doubt about its shape is shown once the field is left; it blocks nothing. */
export function CheckedField(props: TextAnswerProps) {
  const { question, type, answers, change, onUse, children, ...field } = props;
  const [typing, setTyping] = useState(false);
  const text = answerText(answers, question) ?? '';
  const give = (value: string) => change((before) => giveAnswer(before, question, value));
  return (
    <TextField
      {...field}
      type={type}
      inputMode={question === 'plz' ? 'numeric' : undefined}
      plain={question === 'versichertennummer'}
      limit={answerLimit(question) ?? TEXT_CEILING}
      value={text}
      error={field.error ?? (typing ? null : answerDoubt(question, text))}
      onChange={(value) => {
        setTyping(true);
        onUse?.();
        give(value);
      }}
      onBlur={() => {
        setTyping(false);
        if (question === 'versichertennummer') give(writeVersichertennummer(text));
      }}
    >
      {children}
    </TextField>
  );
}
