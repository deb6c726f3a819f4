import { parse, type SubmissionResult, useForm as useConform } from '@conform-to/react';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useIsomorphicLayoutEffect } from '../basics/use-focus.ts';
import { flat, nested } from './control-names.ts';
import type { Entered } from './entered.ts';
import { controlMessages, type FormSchema, readEntries, textsOf } from './form-schema.ts';
import type { FormRefusal, FormView } from './form-view.ts';

export interface FormOptions<S extends z.ZodMiniType> {
  readonly form: FormSchema<S>;
  /** What the fields show at first. */
  readonly values?: object | undefined;
  /** Begins the ids of the fields; without it they belong to this form alone. */
  readonly prefix?: string | undefined;
  /** Why the server did not take it; a new object for each answer. */
  readonly refused?: FormRefusal | null | undefined;
  readonly busy?: boolean | undefined;
  /** Sent along without a control. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** Sends what keeps all rules; left out, the browser posts the form to its route. */
  readonly onSend?: ((values: z.output<S>, posted: FormData) => void) | undefined;
}

const NOTHING = {};
/** Names under which the library sends what is its own. */
const INTENT = '__intent__';
const OWN: ReadonlySet<string> = new Set([INTENT, '__state__']);

/**
 * A form over its schema. What is wrong is said once it was tried to send it, and goes as it is put right; what the
 * server refused counts until that field is changed. Without scripts the browser posts the form to its route.
 */
export function useForm<S extends z.ZodMiniType>(options: FormOptions<S>): FormView {
  const { form, values = NOTHING, refused = null, busy = false, hidden = NOTHING, onSend } = options;
  const id = useId();
  const [texts] = useState(() => textsOf(form, values));
  const [tries, setTries] = useState(0);
  const [missed, setMissed] = useState<FormRefusal | null>(null);
  /** What the server refused, with what it was sent. */
  const reported = useRef<{ readonly fields: Entered; readonly sent: Entered }>({ fields: {}, sent: {} });
  const sent = useRef<Entered>({});
  // An earlier refusal is not shown once more when what was missed after it has been put right.
  const [passed, setPassed] = useState<FormRefusal | null>(null);
  // As the library takes them over: the summary is there then, and can take the focus.
  useIsomorphicLayoutEffect(() => {
    if (refused?.fields && Object.keys(refused.fields).length > 0) setTries((count) => count + 1);
  }, [refused]);
  const lastResult = useMemo(() => {
    reported.current = { fields: controlMessages(refused?.fields ?? {}), sent: sent.current };
    return refused === null ? undefined : resultOf(refused);
  }, [refused]);

  const [conform] = useConform<Record<string, unknown>, unknown>({
    id,
    defaultValue: nested(Object.entries(texts)) as Record<string, string>,
    lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve: (_, intent) => {
          const entries = [...formData].filter(([name]) => !OWN.has(name));
          const entered = Object.fromEntries(entries);
          const read = readEntries(form, entries);
          const wrong = read.ok ? {} : read.fields;
          if (intent === null) {
            setMissed(read.ok ? null : { message: Object.values(wrong).join(' '), fields: wrong });
            if (read.ok && missed !== null) setPassed(refused);
            if (!read.ok) setTries((count) => count + 1);
            sent.current = entered;
            return read.ok ? { value: read.values } : { error: listed(wrong) };
          }
          const { fields, sent: before } = reported.current;
          const still = Object.entries(fields).filter(([name]) => entered[name] === before[name]);
          return { error: listed({ ...wrong, ...Object.fromEntries(still) }) };
        },
      }),
    onSubmit: (event, { submission, formData }) => {
      if (onSend === undefined) return;
      event.preventDefault();
      if (submission?.status === 'success') onSend(submission.value as z.output<S>, formData);
    },
  });
  const errors = conform.allErrors;
  const { value } = conform;
  return {
    id,
    prefix: options.prefix ?? `${id}-`,
    entered: useMemo(() => enteredOf(value, hidden), [value, hidden]),
    initial: texts,
    errors: useMemo(() => firstOf(errors), [errors]),
    lists: form.lists,
    attempt: tries,
    busy,
    refusal: missed ?? (refused === passed ? null : refused),
    stored: NOTHING,
    hidden,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (busy && !isIntent(event)) event.preventDefault();
      else conform.onSubmit(event);
    },
  };
}

/** Whether the library itself submits the form, to look at a field anew. */
function isIntent({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === INTENT;
}

const enteredOf = (value: unknown, hidden: object): Entered =>
  Object.fromEntries(flat(value ?? {}).filter(([name]) => !(name in hidden)));

const listed = (fields: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, [String(message)]]));

const firstOf = (errors: Readonly<Record<string, readonly string[] | null | undefined>>) =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, said]) => (said?.[0] ? [[name, said[0]]] : [])));

function resultOf({ fields = {} }: FormRefusal): SubmissionResult {
  return { status: 'error', error: listed(controlMessages(fields)), fields: [] };
}
