import type { DraftCipher } from '../../session/draft-cipher.ts';
import { type DraftStorage, SafeStorage } from '../../session/storage/draft-storage.ts';
import { draftName, setAsideOf } from '../../session/stored-draft.ts';
import type { PaperUse, SecuredPart } from '../papers/paper-list.ts';
import { afterPicture } from './after-picture.ts';
import { CartHistory, type CartStep, takingBack, withCartOf } from './cart-history.ts';
import { type Draft, EMPTY_DRAFT, isPlace, isUntouched } from './draft.ts';
import { type DraftState, type DraftTrouble, stateOf, UNREAD } from './draft-state.ts';
import type { ImmediateCipher } from './immediate-cipher.ts';
import { readDraft } from './read-draft.ts';
import { type DraftChange, securing, signedChange } from './signed-change.ts';

/**
 * Keeps a user's draft in the browser: in memory for the screens, encrypted in storage after every change. A
 * stored draft that cannot be read is set aside; it is never thrown away and never blocks work. All windows of a
 * user share one draft. Before a window writes, it takes over what another wrote and reapplies its own changes:
 * of different answers all survive, of the same answer the later one. A draft wiped elsewhere stays wiped.
 */
export class DraftStore {
  private state = UNREAD;
  /** The whole draft; the screens see it only once it is resumed. */
  private draft = EMPTY_DRAFT;
  /** The storage content when this window last read or wrote, and its decrypted text. */
  private known: string | null = null;
  private knownDraft = EMPTY_DRAFT;
  /** The screen of this window; null before the first one. */
  private place: string | null = null;
  /** Another user has taken over this browser: nothing is read any more. */
  private closed = false;
  /** Changes not stored yet. */
  private pending: readonly DraftChange[] = [];
  private readonly history = new CartHistory();
  private readonly listeners = new Set<() => void>();
  /** The last job in progress; each waits for the previous one, so that the newest is written last. */
  private working: Promise<void> = Promise.resolve();
  private readonly key: string;
  private readonly storage: SafeStorage;

  /**
   * @param session identifies a login of the user; null if a login interrupts nothing
   * @param now milliseconds since 1970
   */
  constructor(
    userId: number,
    storage: DraftStorage,
    private readonly cipher: DraftCipher,
    private session: number | null = null,
    private readonly now: () => number = Date.now,
  ) {
    this.key = draftName(userId);
    this.storage = new SafeStorage(storage);
  }

  readonly getState = (): DraftState => this.state;
  readonly getUnread = (): DraftState => UNREAD;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the stored draft: at the start, after another window has written, and when this window wakes up. */
  load(): Promise<void> {
    return this.after(() => this.takeOver());
  }

  /** Reloads if another window changed the given storage key and it is this draft's, or cleared everything. */
  readonly onStorage = (changedKey: string | null): void => {
    if (changedKey === this.key || changedKey === null) void this.load();
  };

  /** The steps of this visit in the cart, newest last. */
  readonly getSteps = (): readonly CartStep[] => this.history.steps;

  /**
   * Changes the draft: on the screen at once, in storage a moment later. `words` describes what it does to the
   * cart; `told`: they are shown with an offer to undo it.
   */
  readonly update = (change: DraftChange, words?: string, told?: boolean): void => {
    if (!this.state.ready) return;
    this.make(this.signed(change), (before, after) => this.history.note(before, after, words, told));
  };

  /** Undoes the newest step of the cart, if there is one. */
  readonly undo = (): CartStep | undefined => {
    const step = this.history.pop();
    if (step) this.make(this.signed(takingBack(step)));
    return step;
  };

  private signed(change: DraftChange): DraftChange {
    return signedChange(change, this.now(), this.session, this.place);
  }

  /**
   * Marks parts of the consultation as printed, saved or sent, until the next change.
   *
   * @param documented the consultation as it is in the document
   */
  readonly markSecured = (parts: readonly SecuredPart[], documented = this.draft, paper?: PaperUse): void => {
    this.note(securing(parts, documented, paper && { ...paper, at: this.now() }));
  };

  /** Applies a change that the adviser did not make: the time and place of the last edit stay as they are. */
  readonly note = (change: DraftChange): void => {
    if (this.state.ready) this.make(change);
  };

  /** Notes the adviser's current screen, so that an interrupted consultation can continue there. */
  readonly visit = (path: string): void => {
    if (!isPlace(path)) return;
    this.place = path;
    this.note((draft) => (isUntouched(draft) || draft.place === path ? draft : { ...draft, place: path }));
  };

  /** Resumes an interrupted consultation. */
  readonly resume = (): void => {
    const { session } = this;
    this.make((draft) => ({ ...draft, session }));
  };

  /** Starts work in this window. A draft open in an earlier session counts as interrupted. */
  enter(session: number): void {
    this.closed = false;
    this.session = session;
    if (this.state !== UNREAD) this.show(this.state.trouble);
  }

  /** Deletes everything: answers, cart and drafts set aside. */
  readonly wipe = (): void => {
    this.storage.remove(this.key);
    this.storage.remove(setAsideOf(this.key));
    this.empty();
  };

  /** Empties only this window, until the user works in it again: someone logged out or in in another window. */
  readonly leave = (): void => {
    this.closed = true;
    this.empty();
  };

  readonly dismissTrouble = (): void => this.set({ ...this.state, trouble: null });

  /** Stores pending changes synchronously, before the page unloads. `cipher` uses the store's own key. */
  readonly saveNow = (cipher: ImmediateCipher): void => {
    if (this.closed || this.pending.length === 0) return;
    const stored = this.storage.read(this.key);
    if (stored !== this.known) this.adopt(stored, stored && cipher.open(stored));
    this.write(cipher.seal(JSON.stringify(this.draft)));
  };

  saved(): Promise<void> {
    return this.working;
  }

  private empty(): void {
    this.draft = EMPTY_DRAFT;
    this.history.clear();
    this.pending = [];
    this.known = null;
    this.knownDraft = EMPTY_DRAFT;
    if (this.state !== UNREAD) this.show(null);
  }

  private make(change: DraftChange, note?: (before: Draft, after: Draft) => void): void {
    const draft = change(this.draft);
    if (draft === this.draft) return;
    note?.(this.draft, draft);
    this.draft = draft;
    this.pending = [...this.pending, change];
    this.show(this.state.trouble);
    // The change is shown first; encryption can wait that long.
    void this.after(() => afterPicture().then(() => this.save()));
  }

  private after(work: () => Promise<void>): Promise<void> {
    // A failed encryption is not saved; the next change tries again.
    this.working = this.working.then(work).catch(() => this.show('not-saved'));
    return this.working;
  }

  private show(trouble: DraftTrouble | null): void {
    this.set(stateOf(this.draft, this.session, trouble));
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
    const text = stored && (await this.cipher.open(stored).catch(() => ''));
    // Written or wiped again in the meantime: only the newest content counts.
    if (this.closed || this.storage.read(this.key) !== stored) return this.takeOver();
    this.adopt(stored, text);
  }

  /** `text` is the content of `stored`; empty if it cannot be decrypted. */
  private adopt(stored: string | null, text: string | null): void {
    this.known = stored;
    const theirs = text === null ? EMPTY_DRAFT : readDraft(text);
    if (theirs !== null) {
      this.knownDraft = withCartOf(theirs, this.knownDraft);
      const mine = this.draft;
      const merged = this.pending.reduce((draft, change) => change(draft), this.knownDraft);
      this.draft = withCartOf(merged, mine);
      // The cart's steps stay valid unless another window changed the cart.
      if (this.draft.cart !== mine.cart) this.history.clear();
      this.show(this.state.trouble);
    } else {
      if (this.storage.write(setAsideOf(this.key), stored ?? '')) {
        this.storage.remove(this.key);
        this.known = null;
      }
      // If another window wrote it, this window's content stays in use.
      this.show('set-aside');
    }
  }

  private async save(): Promise<void> {
    await this.takeOver();
    // Already saved with an earlier change or synchronously, or wiped.
    if (this.closed || this.pending.length === 0) return;
    const { draft } = this;
    const sealed = await this.cipher.seal(JSON.stringify(draft));
    // Changed or wiped in the meantime, here or in another window: only the newest content counts.
    if (draft !== this.draft || this.storage.read(this.key) !== this.known) return this.save();
    this.write(sealed);
  }

  /** Writes the draft to storage. */
  private write(sealed: string): void {
    const written = this.storage.write(this.key, sealed);
    if (written) {
      this.known = sealed;
      this.knownDraft = this.draft;
      this.pending = [];
    }
    const { trouble } = this.state;
    // Reports trouble only when it starts and when it ends.
    if (written === (trouble === 'not-saved'))
      this.set({ ...this.state, trouble: written ? null : 'not-saved' });
  }
}
