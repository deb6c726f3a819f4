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
import { useRemovedControls } from './use-removed-controls.ts';

interface SavedFormOptions<S extends z.ZodMiniType> {
  readonly form: FormSchema<S>;
  /** What is stored, as the loader gives it and the schema has it. */
  readonly stored: Stored;
  /** Path of the route whose action saves it; left out, the page's own. */
  readonly action?: string;
  readonly prefix?: string;
  /** Sent along, such as the id of the row; of what is stored, as it is stored now. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Whether saving waits for something, such as a file that is on its way. */
  readonly waits?: boolean;
  /** Called once it is saved. */
  readonly onSaved?: (answer: ActionAnswer) => void;
  /**
   * Called when the form is filled with other things than were typed in it: a list then shows its rows anew. Values are
   * texts where they come of the controls.
   */
  readonly onStored?: (stored: Stored) => void;
}

/** A form over something stored. */
export interface SavedForm extends FormView {
  readonly schema: FormSchema;
  readonly words: FormWords;
  /** Whether something in it is not saved. */
  readonly dirty: boolean;
  /** Whether it was saved and nothing has been changed since. */
  readonly saved: boolean;
  /** What somebody else has saved meanwhile; null where nobody has. */
  readonly conflict: OpenConflict | null;
  /** Decides whose value counts where both have changed it. */
  readonly choose: (differences: readonly Difference[], side: Side) => void;
  /** Shows what is stored in place of what was typed. */
  readonly takeStored: () => void;
  /** What is kept of it in the browser until it is saved. */
  readonly kept: Omit<KeptForm, 'about' | 'dirty'>;
  /** Saves it; resolves with whether it was. */
  readonly save: () => Promise<boolean>;
  /** Puts what is stored into the fields. */
  readonly discard: () => void;
}

const NONE: Readonly<Record<string, string>> = {};

/**
 * A form over something stored, saved through the fetcher by the action of its screen, whose client action is
 * `saveOnServer`. Of two people who save the same thing neither undoes what the other has changed.
 */
export function useSavedForm<S extends z.ZodMiniType>(options: SavedFormOptions<S>): SavedForm {
  const { form, stored, action, hidden = NONE, waits = false, onSaved, onStored } = options;
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  /** The answer whose refusal is settled: what is stored was shown in place of what it refused. */
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
    if (!conflicts.isDecided()) return;
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
  useRemovedControls(view.id);
  const element = () => document.getElementById(view.id) as HTMLFormElement;
  const fill = useFill(element, (texts) => onStored?.(treeOf(texts) as Stored));
  const conflicts = useConflict(form, view.entered, fill);
  const { conflict } = conflicts;
  const differs = (entered: Entered) =>
    changedFields(base.texts, entered).some(
      // What goes along unseen nobody has changed.
      (name) => !(name in along) && isShown(element(), name),
    );
  const dirty = differs(view.entered);
  const open = useFormDrafts();
  const { pathname } = useLocation();
  const ids = Object.entries(hidden).filter(([name]) => !(name in storable));
  const key = `${action ?? pathname}?${new URLSearchParams(ids)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the loader gives anew counts by its content.
  useEffect(() => {
    if (dirty || busy || conflict !== null) return;
    const next = baseOf(form, stored);
    // A key may have been pressed since the form was drawn.
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
        // Something is wrong with a field: nothing was sent, and the form says so.
        if (sent.current !== before) return;
        waiting.current = null;
        resolve(false);
      }),
    discard,
  };
}

const prefixOf = ({ prefix }: { readonly prefix?: string }) => (prefix === undefined ? {} : { prefix });
