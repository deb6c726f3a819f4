import { useState } from 'react';
import { DETAIL_LINE, DETAIL_TEXT, type DocumentDetails, personWords } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { type CalendarDay, dayFromParts } from '#platform/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { DateParts } from '../../ui/fields/date-typing.ts';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The details that are texts. */
export type TextDetail = {
  [Field in keyof DocumentDetails]-?: string extends DocumentDetails[Field] ? Field : never;
}[keyof DocumentDetails];

export interface DetailsProps {
  readonly details: DocumentDetails;
  readonly set: (change: DocumentDetails) => void;
}

/** Id of a detail's field. */
export const detailId = (field: string) => `d-${field}`;

/** A text of one line, or of several. */
export function DetailText(
  props: DetailsProps & Pick<FieldProps, 'label' | 'note'> & { field: TextDetail; several?: boolean },
) {
  const { details, set, field, label, note, several = false } = props;
  const limit = several ? DETAIL_TEXT : DETAIL_LINE;
  return (
    <TextField
      id={detailId(field)}
      label={label}
      note={note ?? null}
      type={several ? 'textarea' : 'text'}
      limit={limit}
      maxLength={limit}
      value={details[field] ?? ''}
      onChange={(text) => set({ [field]: text })}
    />
  );
}

/** One answer of several, which can be taken back. */
export function DetailChoice<Value extends string>(
  props: Pick<FieldProps, 'label' | 'note'> & {
    field: string;
    labels: Readonly<Record<Value, string>>;
    /** Of labels that name the person. */
    insurer?: Krankenkasse;
    value: Value | undefined;
    onChange: (value: Value | undefined) => void;
  },
) {
  const { field, label, note, labels, insurer, value, onChange } = props;
  return (
    <ChoiceGroup
      id={detailId(field)}
      label={label}
      note={note ?? null}
      choices={choicesOf(labels, insurer)}
      chosen={value === undefined ? [] : [value]}
      onChoose={(chosen) => onChange(chosen as Value)}
      onClear={() => onChange(undefined)}
    />
  );
}

/** Choices with their labels, which begin with a capital. */
export function choicesOf(labels: Readonly<Record<string, string>>, insurer: Krankenkasse | null = null) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: capital(personWords(label, insurer)),
  }));
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const YES_NO = { yes: 'Ja', no: 'Nein' } as const;

/** A question that is answered with yes or no. */
export function DetailYesNo(
  props: Pick<FieldProps, 'label' | 'note'> & {
    field: string;
    value: boolean | undefined;
    onChange: (value: boolean | undefined) => void;
  },
) {
  const { value, onChange, ...field } = props;
  return (
    <DetailChoice
      {...field}
      labels={YES_NO}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen && chosen === 'yes')}
    />
  );
}

const EMPTY: DateParts = { day: '', month: '', year: '' };
const FORMAT = 'Bitte ausfüllen im Format Tag & Monat zweistellig, Jahr vierstellig';

/** A day; it counts once it is complete, and a doubt about it is shown then. */
export function DetailDay(
  props: FieldProps & {
    value: CalendarDay | undefined;
    /** What to check about a complete day. */
    doubt?: string | null;
    onChange: (value: CalendarDay | undefined) => void;
  },
) {
  const { value, doubt = null, onChange, ...field } = props;
  const [typed, setTyped] = useState<DateParts>(EMPTY);
  const [left, setLeft] = useState(false);
  // A day that comes from elsewhere, such as another window, replaces what was typed.
  const parts = value === undefined || dayOf(typed) === value ? typed : partsOf(value);
  const begun = `${parts.day}${parts.month}${parts.year}`.trim() !== '';
  return (
    <DateField
      {...field}
      error={value === undefined ? (left && begun ? FORMAT : null) : doubt}
      value={parts}
      onChange={(next) => {
        setTyped(next);
        onChange(dayOf(next));
      }}
      complete={inThisCentury}
      onLeave={() => setLeft(true)}
    />
  );
}

function dayOf({ day, month, year }: DateParts): CalendarDay | undefined {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  if (!/^\d{1,2}$/.test(d) || !/^\d{1,2}$/.test(m) || !/^\d{4}$/.test(y)) return undefined;
  return dayFromParts(Number(y), Number(m), Number(d)) ?? undefined;
}

const partsOf = (day: CalendarDay): DateParts => ({
  day: day.slice(8, 10),
  month: day.slice(5, 7),
  year: day.slice(0, 4),
});

/** Prescriptions and samples are of this century. */
const inThisCentury = (parts: DateParts): DateParts =>
  /^\d{2}$/.test(parts.year.trim()) ? { ...parts, year: `20${parts.year.trim()}` } : parts;
