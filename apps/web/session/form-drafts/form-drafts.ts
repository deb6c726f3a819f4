import * as z from 'zod/mini';
import type { DraftCipher } from '../draft-cipher.ts';
import { type DraftStorage, SafeStorage } from '../storage/draft-storage.ts';

const texts = z.record(z.string(), z.string());
const formDraft = z.strictObject({
  /** Name of the form, such as `Kontaktdaten`. */
  about: z.string(),
  /** Path of its screen. */
  path: z.string(),
  /** Tells the login in which it was typed from the next. */
  session: z.number(),
  /** Time of the last change, in milliseconds since 1970. */
  at: z.number(),
  /** The stored values at that time, by control. */
  base: texts,
  /** The typed values. Never a password, a secret or a file. */
  texts,
});
/** Unsaved values of a form. */
export type FormDraft = z.output<typeof formDraft>;

/** Drafts expire after a working day. */
const KEPT_MS = 12 * 60 * 60_000;
const PREFIX = 'inko.form.';

/** A storage that can also list its keys. */
export type NamedStorage = DraftStorage & Pick<Storage, 'key' | 'length'>;

/**
 * Keeps a user's unsaved form values in the storage of one tab, encrypted under a key that comes with the
 * session and is never stored. They outlive a session by at most 12 hours, for the same user only.
 */
export class FormDrafts {
  private readonly storage: SafeStorage;
  private readonly prefix: string;
  /** Drafts not encrypted yet. */
  private readonly pending = new Map<string, FormDraft>();
  private readonly listeners = new Set<() => void>();
  private working: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    userId: number,
    private readonly names: NamedStorage,
    private readonly cipher: DraftCipher,
    private readonly now: () => number = Date.now,
  ) {
    this.prefix = `${PREFIX}${userId}.`;
    this.storage = new SafeStorage(names);
    for (const name of namesIn(names, PREFIX)) if (this.isOld(name)) this.storage.remove(name);
  }

  /** Keeps a draft; it is encrypted shortly afterwards, the newest last. */
  keep(key: string, draft: Omit<FormDraft, 'at'>): void {
    if (this.closed) return;
    this.pending.set(key, { ...draft, at: this.now() });
    this.working = this.working.then(() => this.write(key)).catch(() => {});
  }

  /** Forgets a draft after it was saved or discarded. */
  forget(key: string): void {
    this.pending.delete(key);
    this.storage.remove(this.prefix + key);
    this.tell();
  }

  /** Forgets all drafts and keeps no more: the user has logged out. */
  close(): void {
    this.closed = true;
    this.pending.clear();
    for (const name of namesIn(this.names, this.prefix)) this.storage.remove(name);
    this.tell();
  }

  /** The draft of a form; null if there is none, or it cannot be read. */
  async read(key: string): Promise<FormDraft | null> {
    const stored = this.storage.read(this.prefix + key);
    if (stored === null || this.isOld(this.prefix + key)) return null;
    const text = await this.cipher.open(sealedOf(stored)).catch(() => null);
    return text === null ? null : parse(text);
  }

  /** All drafts of the user in this tab, by key. */
  async all(): Promise<readonly (readonly [key: string, draft: FormDraft])[]> {
    const keys = namesIn(this.names, this.prefix).map((name) => name.slice(this.prefix.length));
    const read = await Promise.all(keys.map(async (key) => [key, await this.read(key)] as const));
    return read.flatMap(([key, draft]) => (draft === null ? [] : [[key, draft] as const]));
  }

  /** Calls back when a draft is kept or forgotten; returns the function that stops it. */
  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Resolves once everything typed so far is stored. */
  stored(): Promise<void> {
    return this.working;
  }

  private async write(key: string): Promise<void> {
    const draft = this.pending.get(key);
    if (draft === undefined) return;
    const sealed = await this.cipher.seal(JSON.stringify(draft));
    // It was changed or forgotten meanwhile.
    if (this.pending.get(key) !== draft) return;
    this.pending.delete(key);
    this.storage.write(this.prefix + key, `${draft.at}|${sealed}`);
    this.tell();
  }

  private isOld(name: string): boolean {
    const at = Number.parseInt(this.storage.read(name) ?? '', 10);
    return !(this.now() - at < KEPT_MS);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const sealedOf = (stored: string): string => stored.slice(stored.indexOf('|') + 1);

function parse(text: string): FormDraft | null {
  try {
    return formDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function namesIn(storage: NamedStorage, prefix: string): readonly string[] {
  try {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    // A blocked storage holds nothing.
    return [];
  }
}

/** Storage keys of all drafts of a user in a tab. */
export const namesOf = (storage: NamedStorage, userId: number): readonly string[] =>
  namesIn(storage, `${PREFIX}${userId}.`);
