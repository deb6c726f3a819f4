import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useIsomorphicLayoutEffect } from '../basics/use-focus.ts';
import { usePress } from '../basics/use-press.ts';
import type { Entered } from './entered.ts';
import { controlMessages, type FormSchema, readEntries, textsOf } from './form-schema.ts';
import type { FormRefusal, FormView } from './form-view.ts';

export interface FormOptions<S extends z.ZodMiniType> {
  readonly form: FormSchema<S>;
  /** Initial values of the fields. */
  readonly values?: object | undefined;
  /** Prefix of the fields' ids; by default unique to this form. */
  readonly prefix?: string | undefined;
  /** The server's refusal; a new object for each answer. */
  readonly refused?: FormRefusal | null | undefined;
  readonly busy?: boolean | undefined;
  /** Sent along without a control. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** Called with valid values; without it the form is posted to its route. A promise ends with the sending. */
  readonly onSend?: ((values: z.output<S>, posted: FormData) => Promise<void> | void) | undefined;
}

type Messages = Readonly<Record<string, string>>;

const NOTHING = {};

/** How long a posted form is held until its route says that it is busy. */
const UNTIL_BUSY_MS = 1_000;

/**
 * A form over its schema. Faults are shown from the first try to send it and disappear as they are corrected; a field
 * that the server refused stays marked until it is changed. Without scripts the browser posts the form to its route.
 */
export function useForm<S extends z.ZodMiniType>(options: FormOptions<S>): FormView {
  const { form, values = NOTHING, refused = null, busy = false, hidden = NOTHING, onSend } = options;
  const id = useId();
  const [texts] = useState(() => textsOf(form, values));
  const [held, setHeld] = useState<Entered>(texts);
  const [errors, setErrors] = useState<Messages>(() => messagesOf(refused));
  const [tries, setTries] = useState(0);
  const [missed, setMissed] = useState<FormRefusal | null>(null);
  // A refusal that a later try has passed locally is not shown again once that try's faults are corrected.
  const [passed, setPassed] = useState<FormRefusal | null>(null);
  /** Fields that the server refused, and the values it refused. */
  const reported = useRef<{ readonly fields: Messages; readonly sent: Entered }>({ fields: {}, sent: {} });
  const sent = useRef<Entered>({});
  /** Fields whose faults are shown; null for all, after the first attempt to send the form. */
  const checked = useRef<readonly string[] | null>([]);
  const { press } = usePress();
  const release = useRef(() => {});
  // An answer, or the end of what was under way. The first press holds until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is an answer.
  useEffect(() => {
    if (!busy) release.current();
  }, [busy, refused]);
  /** Holds further presses; false where a former one does. */
  const hold = (send: () => Promise<void> | void): boolean => {
    let isFirst = false;
    void press(() => {
      isFirst = true;
      const sent = send();
      return sent instanceof Promise ? sent : untilReleased(release);
    });
    return isFirst;
  };
  // In the layout phase, so that the error summary is drawn before it takes the focus.
  useIsomorphicLayoutEffect(() => {
    const fields = messagesOf(refused);
    const names = Object.keys(fields);
    reported.current = { fields, sent: sent.current };
    if (refused === null) return;
    setErrors(fields);
    if (checked.current !== null) checked.current = [...checked.current, ...names];
    if (names.length > 0) setTries((count) => count + 1);
  }, [refused]);

  return {
    id,
    prefix: options.prefix ?? `${id}-`,
    entered: useMemo(() => enteredOf(held, hidden), [held, hidden]),
    initial: texts,
    errors,
    lists: form.lists,
    attempt: tries,
    busy,
    refusal: missed ?? (refused === passed ? null : refused),
    stored: NOTHING,
    hidden,
    onChange(element, name) {
      const entries = [...new FormData(element)];
      const now = Object.fromEntries(entries);
      setHeld(now);
      const shown = checked.current;
      if (shown !== null && (name === null || !shown.includes(name))) return;
      const read = readEntries(form, entries);
      const { fields, sent: before } = reported.current;
      const still = Object.entries(fields).filter(([field]) => now[field] === before[field]);
      const faults = Object.entries({ ...(read.ok ? {} : read.fields), ...Object.fromEntries(still) });
      setErrors(Object.fromEntries(faults.filter(([field]) => shown?.includes(field) ?? true)));
    },
    onReset() {
      checked.current = [];
      setHeld(texts);
      setErrors({});
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (busy) return event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const posted = new FormData(event.currentTarget, submitter);
      const read = readEntries(form, [...posted]);
      const faults = read.ok ? {} : read.fields;
      sent.current = Object.fromEntries(posted);
      checked.current = null;
      setHeld(sent.current);
      setErrors(faults);
      setMissed(read.ok ? null : { message: Object.values(faults).join(' '), fields: faults });
      if (!read.ok) {
        setTries((count) => count + 1);
        return event.preventDefault();
      }
      if (missed !== null) setPassed(refused);
      const isFirst = hold(() => onSend?.(read.values, posted));
      if (onSend !== undefined || !isFirst) event.preventDefault();
    },
  };
}

const untilReleased = (release: { current: () => void }) =>
  new Promise<void>((resolve) => {
    release.current = resolve;
    setTimeout(resolve, UNTIL_BUSY_MS);
  });

const messagesOf = (refused: FormRefusal | null): Messages => controlMessages(refused?.fields ?? {});

/** The controls with a value, without those sent along. */
function enteredOf(held: Entered, hidden: object): Entered {
  const isEmpty = (value: unknown) => value === '' || (value instanceof File && value.size === 0);
  return Object.fromEntries(
    Object.entries(held).filter(([name, value]) => !(name in hidden) && !isEmpty(value)),
  );
}
