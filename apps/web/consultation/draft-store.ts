import { type Draft, EMPTY_DRAFT, isPlace, isUntouched, readDraft } from './draft.ts';
import type { DraftCipher } from './draft-cipher.ts';
import { type DraftStorage, SafeStorage } from './draft-storage.ts';

/** What went wrong with the draft, for a notice; the work itself goes on. */
export type DraftTrouble = 'set-aside' | 'not-saved';

/** The draft as the screens see it. `ready` false: still being read or asked about, show no figures and no form. */
export interface DraftState {
  readonly ready: boolean;
  readonly draft: Draft;
  readonly trouble: DraftTrouble | null;
  /** A consultation of an earlier session, which the adviser has neither resumed nor discarded yet. */
  readonly interrupted: Pick<Draft, 'changed' | 'place'> | null;
}

/** A change of a draft. */
export type DraftChange = (draft: Draft) => Draft;

const UNREAD: DraftState = { ready: false, draft: EMPTY_DRAFT, trouble: null, interrupted: null };

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Keeps a user's draft in the browser: in memory for the screens, sealed in storage after every change. A
 * stored draft that cannot be read is set aside, never thrown away and never a reason to stop.
 *
 * All windows of a user work on one draft. Before a window writes, it takes over what another has written and
 * makes its own changes again on top: of two changes to different answers none is lost, of two to the same
 * answer the later stands. What was wiped elsewhere does not come back.
 */
export class DraftStore {
  private state = UNREAD;
  /** The whole draft; the screens see it once it is resumed. */
  private draft = EMPTY_DRAFT;
  /** What lay in storage when this window last read or wrote. */
  private known: string | null = null;
  /** The screen this window is on; null before it was on one. */
  private place: string | null = null;
  /** Somebody else has taken over this browser: nothing is read any more. */
  private closed = false;
  /** Changes that are not stored yet. */
  private pending: readonly DraftChange[] = [];
  private readonly listeners = new Set<() => void>();
  /** The last work under way; each waits for the one before, so that the newest is written last. */
  private working: Promise<void> = Promise.resolve();
  private readonly key: string;
  private readonly storage: SafeStorage;

  /**
   * @param session tells one login of the user from the next; null where nothing is interrupted by a login
   * @param now milliseconds since 1970
   */
  constructor(
    userId: number,
    storage: DraftStorage,
    private readonly cipher: DraftCipher,
    private session: number | null = null,
    private readonly now: () => number = Date.now,
  ) {
    this.key = `inko.draft.${userId}`;
    this.storage = new SafeStorage(storage);
  }

  readonly getState = (): DraftState => this.state;
  readonly getUnread = (): DraftState => UNREAD;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads what is stored: at the start, when another window has written, when this one comes back. */
  load(): Promise<void> {
    return this.after(() => this.takeOver());
  }

  /** Loads anew where the given storage key is this draft's, or everything was cleared: another window did it. */
  readonly onStorage = (changedKey: string | null): void => {
    if (changedKey === this.key || changedKey === null) void this.load();
  };

  /** Changes the draft: at once on the screen, a moment later in storage. */
  readonly update = (change: DraftChange): void => {
    if (!this.state.ready) return;
    const { session, place } = this;
    const changed = this.now();
    this.make((draft) => {
      const next = change(draft);
      return next === draft ? draft : { ...next, changed, session, place: place ?? draft.place };
    });
  };

  /** Notes the screen the adviser is on, so that an interrupted consultation can go on there. */
  readonly visit = (path: string): void => {
    if (!isPlace(path)) return;
    this.place = path;
    if (!this.state.ready) return;
    this.make((draft) => (isUntouched(draft) || draft.place === path ? draft : { ...draft, place: path }));
  };

  /** Goes on with an interrupted consultation. */
  readonly resume = (): void => {
    const { session } = this;
    this.make((draft) => ({ ...draft, session }));
  };

  /** The user works in this window. What was open in an earlier session counts as interrupted. */
  enter(session: number): void {
    this.closed = false;
    this.session = session;
    if (this.state !== UNREAD) this.show(this.state.trouble);
  }

  /** Forgets everything: answers, cart and what was set aside. */
  readonly wipe = (): void => {
    this.storage.remove(this.key);
    this.storage.remove(`${this.key}.set-aside`);
    this.empty();
  };

  /** Empties this window alone, until the user works in it again: somebody logged out or in in another one. */
  readonly leave = (): void => {
    this.closed = true;
    this.empty();
  };

  readonly dismissTrouble = (): void => this.set({ ...this.state, trouble: null });

  /** Resolves once everything changed so far is stored. */
  saved(): Promise<void> {
    return this.working;
  }

  private empty(): void {
    this.draft = EMPTY_DRAFT;
    this.pending = [];
    this.known = null;
    if (this.state !== UNREAD) this.show(null);
  }

  private make(change: DraftChange): void {
    const draft = change(this.draft);
    if (draft === this.draft) return;
    this.draft = draft;
    this.pending = [...this.pending, change];
    this.show(this.state.trouble);
    void this.after(async () => {
      // The change is on the screen first; sealing it can wait so long.
      await nextTask();
      await this.save();
    });
  }

  private after(work: () => Promise<void>): Promise<void> {
    // What could not be sealed is not saved; the next change is tried all the same.
    this.working = this.working.then(work).catch(() => this.show('not-saved'));
    return this.working;
  }

  private show(trouble: DraftTrouble | null): void {
    const { changed, place, session } = this.draft;
    const interrupted =
      session !== null && this.session !== null && session !== this.session && !isUntouched(this.draft);
    this.set(
      interrupted
        ? { ready: false, draft: EMPTY_DRAFT, trouble, interrupted: { changed, place } }
        : { ready: true, draft: this.draft, trouble, interrupted: null },
    );
  }

  private set(state: DraftState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async takeOver(): Promise<void> {
    if (this.closed) return;
    const stored = this.storage.read(this.key);
    if (stored === this.known) {
      if (this.state === UNREAD) this.show(null);
      return;
    }
    const theirs = stored === null ? EMPTY_DRAFT : await this.unseal(stored);
    // Written or wiped again meanwhile: only the newest counts.
    if (this.closed || this.storage.read(this.key) !== stored) return this.takeOver();
    this.known = stored;
    if (theirs !== null) {
      this.draft = this.pending.reduce((draft, change) => change(draft), theirs);
      this.show(this.state.trouble);
    } else {
      if (this.storage.write(`${this.key}.set-aside`, stored ?? '')) {
        this.storage.remove(this.key);
        this.known = null;
      }
      // Where another window wrote it, what stands on this screen goes on.
      this.show('set-aside');
    }
  }

  private async save(): Promise<void> {
    // Saved along with an earlier change, or wiped meanwhile.
    if (this.closed || this.pending.length === 0) return;
    await this.takeOver();
    const { draft, pending } = this;
    const sealed = await this.cipher.seal(JSON.stringify(draft));
    // A later change is already waiting to be saved, or the draft was wiped meanwhile.
    if (draft !== this.draft || pending !== this.pending) return;
    if (this.storage.read(this.key) !== this.known) return this.save();
    const written = this.storage.write(this.key, sealed);
    if (written) {
      this.known = sealed;
      this.pending = [];
    }
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
}
