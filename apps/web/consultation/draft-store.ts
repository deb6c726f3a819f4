import { type Draft, EMPTY_DRAFT, readDraft } from './draft.ts';
import type { DraftCipher } from './draft-cipher.ts';

/** What of a browser's storage the draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What went wrong with the draft, for a notice; the work itself goes on. */
export type DraftTrouble = 'set-aside' | 'not-saved';

/** The draft as the screens see it. `ready` false: still being read, show no figures and no form. */
export interface DraftState {
  readonly ready: boolean;
  readonly draft: Draft;
  readonly trouble: DraftTrouble | null;
}

/** A change of a draft. */
export type DraftChange = (draft: Draft) => Draft;

const UNREAD: DraftState = { ready: false, draft: EMPTY_DRAFT, trouble: null };

/**
 * Keeps a user's draft in the browser: in memory for the screens, sealed in storage after every change. A
 * stored draft that cannot be read is set aside, never thrown away and never a reason to stop.
 */
export class DraftStore {
  private state = UNREAD;
  private readonly listeners = new Set<() => void>();
  /** The last save under way; each waits for the one before, so that the newest is written last. */
  private saving: Promise<void> = Promise.resolve();
  private readonly key: string;

  constructor(
    userId: number,
    private readonly storage: DraftStorage,
    private readonly cipher: DraftCipher,
  ) {
    this.key = `inko.draft.${userId}`;
  }

  readonly getState = (): DraftState => this.state;
  readonly getUnread = (): DraftState => UNREAD;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads what is stored, at the start and when another window has written. */
  async load(): Promise<void> {
    const stored = this.stored();
    if (stored === null) {
      this.set({ ready: true, draft: EMPTY_DRAFT, trouble: this.state.trouble });
      return;
    }
    const draft = await this.unseal(stored);
    if (draft === null) {
      if (this.write(`${this.key}.set-aside`, stored)) this.remove();
      // Where another window wrote it, what stands on this screen goes on.
      this.set({ ready: true, draft: this.state.draft, trouble: 'set-aside' });
    } else {
      this.set({ ready: true, draft, trouble: this.state.trouble });
    }
  }

  /** Loads anew where the given storage key is this draft's: another window has changed it. */
  readonly onStorage = (changedKey: string | null): void => {
    if (changedKey === this.key) void this.load();
  };

  /** Changes the draft: at once on the screen, a moment later in storage. */
  readonly update = (change: DraftChange): void => {
    const draft = change(this.state.draft);
    if (draft === this.state.draft) return;
    this.set({ ...this.state, draft });
    this.saving = this.saving.then(() => this.save(draft));
  };

  /** Forgets everything: answers, cart and what was set aside. */
  readonly wipe = (): void => {
    this.set({ ready: true, draft: EMPTY_DRAFT, trouble: null });
    this.remove();
    this.saving = this.saving.then(() => this.remove());
    try {
      this.storage.removeItem(`${this.key}.set-aside`);
    } catch {
      // A blocked storage holds nothing to forget.
    }
  };

  readonly dismissTrouble = (): void => this.set({ ...this.state, trouble: null });

  /** Resolves once everything changed so far is stored. */
  saved(): Promise<void> {
    return this.saving;
  }

  private set(state: DraftState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async save(draft: Draft): Promise<void> {
    // A later change is already waiting to be saved, or the draft was wiped meanwhile.
    if (draft !== this.state.draft) return;
    const sealed = await this.cipher.seal(JSON.stringify(draft));
    if (draft !== this.state.draft) return;
    const written = this.write(this.key, sealed);
    const failedBefore = this.state.trouble === 'not-saved';
    if (!written && !failedBefore) this.set({ ...this.state, trouble: 'not-saved' });
    if (written && failedBefore) this.set({ ...this.state, trouble: null });
  }

  private async unseal(stored: string): Promise<Draft | null> {
    try {
      return readDraft(JSON.parse(await this.cipher.open(stored)));
    } catch {
      return null;
    }
  }

  private stored(): string | null {
    try {
      return this.storage.getItem(this.key);
    } catch {
      return null;
    }
  }

  private write(key: string, text: string): boolean {
    try {
      this.storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  private remove(): void {
    try {
      this.storage.removeItem(this.key);
    } catch {
      // See wipe.
    }
  }
}
