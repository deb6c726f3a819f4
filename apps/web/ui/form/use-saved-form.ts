import { useFetcher } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { changedFields, type Entered } from './entered.ts';
import { clearFiles, fillForm } from './fill-form.ts';
import { type ActionAnswer, type FormAnswer, isBusy } from './form-answer.ts';
import type { FormSchema } from './form-schema.ts';
import type { FormView } from './form-view.ts';
import { baseOf, isNewer, type Stored, unversioned } from './stored-base.ts';
import { useForm } from './use-form.ts';
import { useRemovedControls } from './use-removed-controls.ts';

interface SavedFormOptions<S extends z.ZodMiniType> {
  readonly form: FormSchema<S>;
  /** What is stored, as the loader gives it and the schema has it. */
  readonly stored: Stored;
  /** Path of the route whose action saves it; left out, the page's own. */
  readonly action?: string;
  readonly prefix?: string;
  /** Sent along, such as the id of the row. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Whether saving waits for something, such as a file that is on its way. */
  readonly waits?: boolean;
  /** Called once it is saved. */
  readonly onSaved?: (answer: ActionAnswer) => void;
  /** Called when what is stored takes the place of what was typed: a list then shows its rows anew. */
  readonly onStored?: (stored: Stored) => void;
}

/** A form over something stored. */
export interface SavedForm extends FormView {
  /** Whether something in it is not saved. */
  readonly dirty: boolean;
  /** Whether it was saved and nothing has been changed since. */
  readonly saved: boolean;
  /** What somebody else has saved meanwhile; null where nobody has. */
  readonly current: Stored | null;
  /** Saves what was typed over what somebody else has saved meanwhile. */
  readonly takeMine: () => void;
  /** Shows what somebody else has saved meanwhile, in place of what was typed. */
  readonly takeStored: () => void;
  /** Saves it; resolves with whether it was. */
  readonly save: () => Promise<boolean>;
  /** Puts what is stored into the fields. */
  readonly discard: () => void;
}

const NONE: Readonly<Record<string, string>> = {};

/**
 * A form over something stored, saved through the fetcher by the action of its screen, whose client action is
 * `saveOnServer`. Of two people who save the same thing the second sees both and loses nothing.
 */
export function useSavedForm<S extends z.ZodMiniType>(options: SavedFormOptions<S>): SavedForm {
  const { form, stored, action, hidden = NONE, waits = false, onSaved, onStored } = options;
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  /** The answer whose refusal is settled: what is stored was shown in place of what it refused. */
  const [settled, setSettled] = useState<FormAnswer | undefined>();
  const refused = answer === undefined || answer.ok || answer === settled ? null : answer;
  const [base, setBase] = useState(() => baseOf(form, stored));
  const [current, setCurrent] = useState<Stored | null>(null);
  const sent = useRef<Entered>({});
  const waiting = useRef<((saved: boolean) => void) | null>(null);
  const { version } = current ?? base;
  const along = useMemo(
    () => (version === undefined ? hidden : { ...hidden, version: String(version) }),
    [hidden, version],
  );
  const busy = waits || isBusy(fetcher);
  const onSend = (_: unknown, posted: FormData) => {
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
  const differs = (entered: Entered) =>
    changedFields(base.texts, entered).some(
      // What goes along unseen nobody has changed.
      (name) => !(name in along) && isShown(element(), name),
    );
  const dirty = differs(view.entered);

  const show = (next: Stored) => {
    const shown = baseOf(form, next);
    setBase(shown);
    setCurrent(null);
    setSettled(answer);
    fillForm(element(), shown.texts);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once.
  useEffect(() => {
    if (answer === undefined) return;
    if (answer.ok) {
      setBase({ texts: sent.current, version: answer.value.version ?? base.version });
      setCurrent(null);
      clearFiles(element());
      onSaved?.(answer.value);
    } else if (answer.current !== undefined) setCurrent(answer.current);
    waiting.current?.(answer.ok);
    waiting.current = null;
  }, [answer]);
  const newest = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the loader gives anew counts by its content.
  useEffect(() => {
    if (dirty || busy || current !== null) return;
    const next = baseOf(form, stored);
    // A key may have been pressed since the form was drawn.
    if (!isNewer(next, base) || differs(Object.fromEntries(new FormData(element())))) return;
    setBase(next);
    fillForm(element(), next.texts);
    onStored?.(stored);
  }, [newest, dirty, busy, current]);

  return {
    ...view,
    dirty,
    saved: answer?.ok === true && !busy && !dirty,
    current,
    stored: useMemo(() => (current === null ? null : baseOf(form, current).texts), [form, current]),
    takeMine: () => element().requestSubmit(),
    takeStored: () => {
      if (current === null) return;
      show(current);
      onStored?.(current);
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
    discard: () => {
      setCurrent(null);
      setSettled(answer);
      fillForm(element(), base.texts);
      onStored?.(stored);
    },
  };
}

/** Whether a form has a control for something stored. A row that was taken out has none, and is a change. */
const isShown = (form: HTMLFormElement, name: string): boolean =>
  name.includes('[') || form.elements.namedItem(name) !== null;

const prefixOf = ({ prefix }: { readonly prefix?: string }) => (prefix === undefined ? {} : { prefix });
