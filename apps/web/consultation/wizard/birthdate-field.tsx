import { useState } from 'react';
import {
  type Answers,
  birthdateMessage,
  completeYear,
  enterBirthdate,
  readBirthdate,
} from '#consultation/domain';
import { ageOn, type CalendarDay } from '#platform/domain';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { ageInWords } from '../area/age-in-words.ts';

interface BirthdateFieldProps extends FieldProps {
  readonly answers: Answers;
  readonly today: CalendarDay;
  readonly onChange: (change: (answers: Answers) => Answers) => void;
}

/** The birth date; a complete but invalid one is reported as soon as the fields lose the focus. */
export function BirthdateField({ answers, today, onChange, ...field }: BirthdateFieldProps) {
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
