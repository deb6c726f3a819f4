import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FormDraft } from '../../../session/form-drafts/form-drafts.ts';
import { useFormDrafts } from '../../../session/form-drafts/open-form-drafts.ts';
import { changedFields, type Entered } from '../entered.ts';
import type { FormSchema } from '../form-schema.ts';
import type { FormView } from '../form-view.ts';
import { treeOf } from '../merge/form-merge.ts';
import type { Difference } from '../merge/three-way.ts';
import { useForm } from '../use-form.ts';
import { FormWords } from './field-words.ts';
import { clearFiles } from './fill-form.ts';
import { type ActionAnswer, type FormAnswer, isBusy } from './form-answer.ts';
import { enteredNow, isShown, keptOf, mineOf, sentAlong } from './form-entries.ts';
import { baseOf, isNewer, type Stored, unversioned, withinOf } from './stored-base.ts';
import { type OpenConflict, type Side, useConflict } from './use-conflict.ts';
import { useFill } from './use-fill.ts';
import type { KeptForm } from './use-form-draft.ts';

interface SavedFormOptions<S extends z.ZodMiniType> {
  readonly form: FormSchema<S>;
  /** The stored row, as the loader returns it and the schema defines it. */
  readonly stored: Stored;
  /** Path of the route whose action saves it; by default the page's own. */
  readonly action?: string;
  readonly prefix?: string;
  /** Sent along, such as the row's id; stored values are sent in their current state. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Whether saving has to wait, for example for an upload. */
  readonly waits?: boolean;
  /** Called after saving. */
  readonly onSaved?: (answer: ActionAnswer) => void;
  /**
   * Called when the form is filled with values other than the input, so that lists rerender their rows. Values
   * that come from controls are texts.
   */
  readonly onStored?: (stored: Stored) => void;
}

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
 * A form for a stored row, saved through the fetcher by its screen's action, whose client action is
 * `saveOnServer`. If two people save the same row, neither undoes the other's changes.
 */
export function useSavedForm<S extends z.ZodMiniType>(options: SavedFormOptions<S>): SavedForm {
  const { form, stored, action, hidden = NONE, waits = false, onSaved, onStored } = options;
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  /** A refused answer that has been dealt with: the stored values were shown instead. */
  const [settled, setSettled] = useState<FormAnswer | undefined>();
  const refused =
    answer === undefined || answer.ok || answer === settled || answer.current !== undefined ? null : answer;
  const [words] = useState(() => new FormWords(form));
  const [base, setBase] = useState(() => baseOf(form, stored));
  const sent = useRef<Entered>({});
  const waiting = useRef<((saved: boolean) => void) | null>(null);
  const [storable] = useState(base.texts);
  const along = useMemo(() => sentAlong(hidden, storable, base), [hidden, storable, base]);
  const busy = waits || isBusy(fetcher);
  const onSend = (_: unknown, posted: FormData) => {
    // Nothing is sent, and nothing held.
    if (!conflicts.isDecided()) return Promise.resolve();
    const entries = [...posted].filter(([name]) => !(name in along));
    sent.current = Object.fromEntries(entries);
    for (const [name, text] of Object.entries(along)) posted.set(name, text);
    const files = entries.some(([, entry]) => entry instanceof File);
    const encType = files ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    fetcher.submit(posted, { method: 'post', encType, ...(action !== undefined && { action }) });
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
  const key = `${action ?? pathname}?${new URLSearchParams(ids)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer.
  useEffect(() => {
    if (answer === undefined) return;
    if (answer.ok) {
      setBase({ texts: sent.current, version: answer.value.version ?? base.version });
      conflicts.settle();
      open?.drafts.forget(key);
      clearFiles(element());
      onSaved?.(answer.value);
    } else if (answer.current !== undefined) {
      const theirs = baseOf(form, withinOf(stored, answer.current));
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
    fill(next.texts, false);
  }, [newest, dirty, busy, conflict]);

  const discard = () => {
    conflicts.settle();
    open?.drafts.forget(key);
    setSettled(answer);
    fill(base.texts, false);
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
