import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { CallDefinition, Schema, SentTo } from '#platform/domain';
import type { CallAnswer } from '../../../connection/calls/send-call.ts';
import { clearLoaderCache } from '../../../connection/loader-cache.ts';
import type { FormDraft } from '../../../session/form-drafts/form-drafts.ts';
import { useFormDrafts } from '../../../session/form-drafts/open-form-drafts.ts';
import { makeCall } from '../../../session/make-call.ts';
import { changedFields, type Entered, enteredText } from '../entered.ts';
import { type FormSchema, givenBy, textsOf } from '../form-schema.ts';
import type { FormView } from '../form-view.ts';
import { treeOf } from '../merge/form-merge.ts';
import type { Difference } from '../merge/three-way.ts';
import { useForm } from '../use-form.ts';
import { FormWords } from './field-words.ts';
import { fillForm } from './fill-form.ts';
import { type OpenConflict, type Side, useConflict } from './use-conflict.ts';
import type { KeptForm } from './use-form-draft.ts';

/** Whether a form has a control for a stored value. A removed row has none, which is a change. */
const isShown = (form: HTMLFormElement, name: string): boolean =>
  name.includes('[') || form.elements.namedItem(name) !== null;

/** Current values of the controls, without hidden ones. */
function enteredNow(form: HTMLFormElement, along: object): Entered {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !(name in along)));
}

/** The input, plus stored values without a control: nobody has changed those. */
function mineOf(form: HTMLFormElement, base: Entered, entered: Entered): Entered {
  const unseen = Object.entries(base).filter(([name]) => !(name in entered) && !isFree(form, name));
  return { ...Object.fromEntries(unseen), ...entered };
}

/** Input that may be stored in the browser: no passwords or other secrets. */
function keptOf(form: HTMLFormElement, entered: Entered): Readonly<Record<string, string>> {
  const texts = Object.entries(entered).flatMap(([name, text]) =>
    typeof text !== 'string' || isSecret(form.elements.namedItem(name)) ? [] : [[name, text] as const],
  );
  return Object.fromEntries(texts);
}

/** A password stays one while it is revealed. */
const isSecret = (control: RadioNodeList | Element | null): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'password' || control.autocomplete.includes('password'));

/** Whether the user can have changed a value: it has a visible control. */
function isFree(form: HTMLFormElement, name: string): boolean {
  if (name.includes('[')) return true;
  const control = form.elements.namedItem(name);
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'hidden');
}

/**
 * Values sent without a control: the stored version, and hidden stored values in their current state.
 *
 * @param storable the stored values when the form was drawn; their names distinguish a stored value from an id
 */
function sentAlong(
  hidden: Readonly<Record<string, string>>,
  storable: Entered,
  base: { readonly texts: Entered; readonly version: number | undefined },
): Readonly<Record<string, string>> {
  const texts = Object.entries(hidden).flatMap(([name, text]) => {
    if (!(name in storable)) return [[name, text] as const];
    return name in base.texts ? [[name, enteredText(base.texts, name)] as const] : [];
  });
  const along = Object.fromEntries(texts);
  return base.version === undefined ? along : { ...along, version: String(base.version) };
}

/** What saving answers at least: the version of the saved row, if it has one. */
export interface Saved {
  readonly version?: number;
}

/** How the values of a form become what its call takes; not needed where they are. */
type Input<S extends z.ZodMiniType, Taken> =
  z.input<S> extends Taken
    ? { readonly input?: (given: z.input<S>) => Taken }
    : { readonly input: (given: z.input<S>) => Taken };

type SavedFormOptions<S extends z.ZodMiniType, I extends Schema, Answer extends Saved, Conflict> = Input<
  S,
  SentTo<CallDefinition<I>>
> & {
  readonly form: FormSchema<S>;
  /** Saves it. */
  readonly call: CallDefinition<I, Answer, Conflict>;
  /** The stored row, as the loader returns it and the schema defines it. */
  readonly stored: Stored;
  /** What is stored now, after a conflict, as the form shows it; by default as the call answers it. */
  readonly storedOf?: (current: Conflict) => Stored;
  readonly prefix?: string;
  /** Sent along, such as the row's id; stored values are sent in their current state. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Whether saving has to wait, for example for an upload. */
  readonly waits?: boolean;
  /** Called after saving. */
  readonly onSaved?: (answer: Answer) => void;
  /**
   * Called when the form is filled with values other than the input, so that lists rerender their rows. Values
   * that come from controls are texts.
   */
  readonly onStored?: (stored: Stored) => void;
};

/** A form for a stored row. */
export interface SavedForm extends FormView {
  readonly schema: FormSchema;
  readonly words: FormWords;
  /** Whether there are unsaved changes. */
  readonly dirty: boolean;
  /** Whether it was saved and not changed since. */
  readonly saved: boolean;
  /** What someone else has saved in the meantime; null without a conflict. */
  readonly conflict: OpenConflict | null;
  /** Chooses a side for conflicting values. */
  readonly choose: (differences: readonly Difference[], side: Side) => void;
  /** Replaces the input by the stored values. */
  readonly takeStored: () => void;
  /** What the browser keeps of it until it is saved. */
  readonly kept: Omit<KeptForm, 'about' | 'dirty'>;
  /** Saves it; resolves with whether that succeeded. */
  readonly save: () => Promise<boolean>;
  /** Resets the fields to the stored values. */
  readonly discard: () => void;
}

const NONE: Readonly<Record<string, string>> = {};

/**
 * A form for a stored row, saved by a call. If two people save the same row, neither undoes the other's changes.
 * Saving reloads the screen's data; without an answer the form stays as it is.
 */
export function useSavedForm<S extends z.ZodMiniType, I extends Schema, Answer extends Saved, Conflict>(
  options: SavedFormOptions<S, I, Answer, Conflict>,
): SavedForm {
  const { form, call, stored, hidden = NONE, waits = false, onSaved, onStored } = options;
  const { input = (given: unknown) => given as SentTo<CallDefinition<I>> } = options;
  const { storedOf = (current: Conflict) => current as Stored } = options;
  const { state, revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<CallAnswer<Answer, Conflict> | undefined>();
  const [sending, setSending] = useState(false);
  /** A refused answer that has been dealt with: the stored values were shown instead. */
  const [settled, setSettled] = useState<typeof answer>();
  const refused =
    answer === undefined || answer.ok || answer === settled || answer.current !== undefined ? null : answer;
  const [words] = useState(() => new FormWords(form));
  const [base, setBase] = useState(() => baseOf(form, stored));
  const sent = useRef<Entered>({});
  const waiting = useRef<((saved: boolean) => void) | null>(null);
  const [storable] = useState(base.texts);
  const along = useMemo(() => sentAlong(hidden, storable, base), [hidden, storable, base]);
  // A corrected form can be sent again at once after a refusal.
  const busy = waits || sending || (answer?.ok === true && state === 'loading');
  const onSend = async (_: unknown, posted: FormData) => {
    // Nothing is sent, and nothing held.
    if (!conflicts.isDecided()) return;
    const entries = [...posted].filter(([name]) => !(name in along));
    sent.current = Object.fromEntries(entries);
    for (const [name, text] of Object.entries(along)) posted.set(name, text);
    setSending(true);
    const next = await makeCall(call, input(givenBy(form, [...posted])));
    setAnswer(next);
    setSending(false);
    if (!next.ok) return;
    clearLoaderCache();
    revalidate();
  };
  const view = useForm({
    form,
    values: unversioned(stored),
    refused,
    busy,
    hidden: along,
    onSend,
    ...prefixOf(options),
  });
  const element = () => document.getElementById(view.id) as HTMLFormElement;
  const fill = useFill(element, (texts) => onStored?.(treeOf(texts) as Stored));
  const conflicts = useConflict(form, view.entered, fill);
  const { conflict } = conflicts;
  const differs = (entered: Entered) =>
    changedFields(base.texts, entered).some(
      // Hidden values are not changed by the user.
      (name) => !(name in along) && isShown(element(), name),
    );
  const dirty = differs(view.entered);
  const open = useFormDrafts();
  const { pathname } = useLocation();
  const ids = Object.entries(hidden).filter(([name]) => !(name in storable));
  const key = `/${call.path}?${new URLSearchParams(ids)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer.
  useEffect(() => {
    if (answer === undefined) return;
    if (answer.ok) {
      setBase({ texts: sent.current, version: answer.value.version ?? base.version });
      conflicts.settle();
      open?.drafts.forget(key);
      onSaved?.(answer.value);
    } else if (answer.current !== undefined) {
      const theirs = baseOf(form, withinOf(stored, storedOf(answer.current)));
      const mine = mineOf(element(), base.texts, enteredNow(element(), along));
      setBase(theirs);
      conflicts.meet(base.texts, mine, theirs.texts, answer);
    }
    waiting.current?.(answer.ok);
    waiting.current = null;
  }, [answer]);
  const newest = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded data is compared by content.
  useEffect(() => {
    if (dirty || busy || conflict !== null) return;
    const next = baseOf(form, stored);
    // A key may have been pressed since the last render.
    if (!isNewer(next, base) || differs(Object.fromEntries(new FormData(element())))) return;
    setBase(next);
    fill(next.texts);
  }, [newest, dirty, busy, conflict]);

  const discard = () => {
    conflicts.settle();
    open?.drafts.forget(key);
    setSettled(answer);
    fill(base.texts);
  };
  return {
    ...view,
    schema: form,
    words,
    dirty,
    saved: answer?.ok === true && !busy && !dirty,
    conflict,
    stored: conflicts.stored,
    choose: (differences, side) => conflicts.choose(differences, side, enteredNow(element(), along)),
    takeStored: discard,
    kept: {
      key,
      path: pathname,
      now: () => ({
        base: keptOf(element(), base.texts),
        texts: keptOf(element(), mineOf(element(), base.texts, enteredNow(element(), along))),
      }),
      restore: ({ base: before, texts }: FormDraft) => conflicts.resume(before, texts, base.texts),
    },
    save: () =>
      new Promise((resolve) => {
        waiting.current = resolve;
        const before = sent.current;
        element().requestSubmit();
        // A field is invalid: nothing was sent, and the form says so.
        if (sent.current !== before) return;
        waiting.current = null;
        resolve(false);
      }),
    discard,
  };
}

const prefixOf = ({ prefix }: { readonly prefix?: string }) => (prefix === undefined ? {} : { prefix });

/** A stored row, with its version if it has one. */
type Stored = object & { readonly version?: number };

/** The stored state known to a form: its controls' texts, and its version. */
interface Base {
  readonly texts: Entered;
  readonly version: number | undefined;
}

function baseOf(form: FormSchema, stored: Stored): Base {
  return { texts: textsOf(form, unversioned(stored)), version: stored.version };
}

/** The part of `current` that the form was drawn with: a response may contain more. */
function withinOf(stored: Stored, current: Stored): Stored {
  const known = Object.entries(current).filter(([name]) => name in stored || name === 'version');
  return Object.fromEntries(known);
}

/** A stored row without its version, which has no control. */
function unversioned({ version: _, ...values }: Stored): object {
  return values;
}

/** Whether loader data is newer than the form's: false if it was loaded before the form was saved. */
function isNewer(loaded: Base, known: Base): boolean {
  if ((loaded.version ?? 0) < (known.version ?? 0)) return false;
  return loaded.version !== known.version || changedFields(known.texts, loaded.texts).length > 0;
}

/**
 * Fills a form with texts: at once, and again after the next render, since a choice may bring another field's
 * options, and a list its rows.
 *
 * @param onFill rerenders the rows of lists
 */
function useFill(form: () => HTMLFormElement, onFill: (texts: Entered) => void) {
  const [texts, setTexts] = useState<Entered | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each filling.
  useEffect(() => {
    if (texts === null) return;
    setTexts(null);
    fillForm(form(), texts);
  }, [texts]);
  return (next: Entered): void => {
    fillForm(form(), next);
    onFill(next);
    setTexts(next);
  };
}
