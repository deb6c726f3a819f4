import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { AppointmentChoices, AppointmentKind } from '#consultation/domain';
import {
  APPOINTMENT_WORDS,
  type Appointment,
  appointmentTitle,
  consultationAppointments,
  consultationCalendar,
  type DocumentInput,
} from '#pdf/domain';
import { counted, parseDay } from '#platform/domain';
import { saveFile } from '../../../ui/files/save-file.ts';
import { newLineId } from '../../care/line-id.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';

/** Before any application that is still open. */
const LONG_AGO = '2000-01-01';

/** The next dates, each to be left out or moved; they stand on the sheet and in the calendar file. */
export function AppointmentPart({ input }: { input: DocumentInput }) {
  const { today, institution, appointments: choices = {} } = input;
  const { update } = useDraftActions();
  const [saved, setSaved] = useState<number | null>(null);
  const list = consultationAppointments(input);
  const change = (changed: AppointmentChoices) => {
    setSaved(null);
    update((draft) => ({ ...draft, appointments: { ...draft.appointments, ...changed } }));
  };
  const save = () => {
    const { text, count } = consultationCalendar(input, {
      stamp: new Date(),
      uid: newLineId,
    });
    saveFile('termine.ics', text, 'text/calendar;charset=utf-8');
    setSaved(count);
  };
  return (
    <section className="stack stack-s" aria-labelledby="takeaway-dates">
      <h3 id="takeaway-dates">Termine</h3>
      <p className="field-hint">
        Sie stehen auf dem Blatt „Zum Mitnehmen“; ohne Tag wird ein Termin ausgelassen. In der Kalenderdatei
        heißt jeder nur „{appointmentTitle(institution.name)}“.
      </p>
      <ul className="takeaway-dates">
        {list.map((each) => (
          <AppointmentRow
            key={each.kind}
            appointment={each}
            today={today}
            choices={choices}
            onChange={change}
          />
        ))}
      </ul>
      <div className="document-all">
        <button
          type="button"
          className="button button-primary"
          disabled={!list.some(({ on }) => on)}
          onClick={save}
        >
          Kalenderdatei speichern
        </button>
        <p role="status">{saved === null ? '' : `Gespeichert: ${counted(saved, ['Termin', 'Termine'])}`}</p>
      </div>
    </section>
  );
}

function AppointmentRow(props: {
  appointment: Appointment;
  today: DocumentInput['today'];
  choices: AppointmentChoices;
  onChange: (changed: AppointmentChoices) => void;
}) {
  const { appointment, today, choices, onChange } = props;
  const { kind, day, on } = appointment;
  const { title, basis } = APPOINTMENT_WORDS[kind];
  const set = (changed: NonNullable<AppointmentChoices[AppointmentKind]>) =>
    onChange({ [kind]: { ...choices[kind], ...changed } });
  return (
    <li>
      <label className="document-option">
        <input
          type="checkbox"
          checked={on}
          disabled={day === null || day < today}
          onChange={({ target }) => set({ off: target.checked ? undefined : true })}
        />
        <span>
          {title}
          <span className="field-hint takeaway-basis">{basis}</span>
          {day !== null && day < today && (
            <span className="field-hint takeaway-basis">
              Der Tag ist vorbei, der Termin wird ausgelassen.
            </span>
          )}
        </span>
      </label>
      <div className="takeaway-days">
        {kind === 'decision' && (
          <DayInput
            label="Antrag eingegangen am"
            value={choices.applied ?? null}
            min={LONG_AGO}
            onChange={(applied) => onChange({ applied })}
          />
        )}
        <DayInput label="Tag" about={title} value={day} min={today} onChange={(next) => set({ day: next })} />
      </div>
    </li>
  );
}

/** A day. The browser says nothing of one that is half typed: it stays in the field until it is whole or left. */
function DayInput(props: {
  label: string;
  about?: string;
  value: string | null;
  min: string;
  onChange: (day: AppointmentChoices['applied']) => void;
}) {
  const { label, about, value, min, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field !== null && field !== document.activeElement) field.value = value ?? '';
  }, [value]);
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const day = parseDay(target.value);
    if (day === null) target.value = value ?? '';
    else if (day !== value) onChange(day);
  };
  return (
    <label className="takeaway-day">
      <span>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </span>
      <input
        className="input number"
        type="date"
        ref={input}
        defaultValue={value ?? ''}
        min={min}
        max="2099-12-31"
        onChange={({ target }) => {
          // A year that is being typed passes through years long gone.
          if (target.validity.valid) onChange(parseDay(target.value) ?? undefined);
        }}
        onBlur={leave}
      />
    </label>
  );
}
