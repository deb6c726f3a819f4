import type { DraftCipher } from '../../session/draft-cipher.ts';
import { type DraftStorage, SafeStorage } from '../../session/storage/draft-storage.ts';
import { draftName, setAsideOf } from '../../session/stored-draft.ts';
import type { ImmediateCipher } from '../deferred/immediate-cipher.ts';
import type { PaperUse } from '../documents/sent/paper-list.ts';
import { afterPicture } from './after-picture.ts';
import { CartHistory, type CartStep, takingBack, withCartOf } from './cart-history.ts';
import { type Draft, EMPTY_DRAFT, isPlace, isUntouched, readDraft, type SecuredPart } from './draft.ts';
import { type DraftState, type DraftTrouble, stateOf, UNREAD } from './draft-state.ts';
import { type DraftChange, securing, signedChange } from './signed-change.ts';

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
  /** What lay in storage when this window last read or wrote, and what it says. */
  private known: string | null = null;
  private knownDraft = EMPTY_DRAFT;
  /** The screen this window is on; null before it was on one. */
  private place: string | null = null;
  /** Somebody else has taken over this browser: nothing is read any more. */
  private closed = false;
  /** Changes that are not stored yet. */
  private pending: readonly DraftChange[] = [];
  private readonly history = new CartHistory();
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
    this.key = draftName(userId);
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

  /** What was done to the cart in this visit, newest last. */
  readonly getSteps = (): readonly CartStep[] => this.history.steps;

  /** Changes the draft: at once on the screen, a moment later in storage. `words`: what it does to the cart. */
  readonly update = (change: DraftChange, words?: string): void => {
    if (!this.state.ready) return;
    this.make(this.signed(change), (before, after) => this.history.note(before, after, words));
  };

  /** Takes the newest step of the cart back, if there is one. */
  readonly undo = (): CartStep | undefined => {
    const step = this.history.pop();
    if (step) this.make(this.signed(takingBack(step)));
    return step;
  };

  private signed(change: DraftChange): DraftChange {
    return signedChange(change, this.now(), this.session, this.place);
  }

  /**
   * Notes that parts of the consultation were printed, saved or sent; whatever is changed after that was not.
   *
   * @param said the consultation as it stood in what was handed out
   */
  readonly markSecured = (parts: readonly SecuredPart[], said = this.draft, paper?: PaperUse): void => {
    this.note(securing(parts, said, paper && { ...paper, at: this.now() }));
  };

  /** Notes what is nothing of the adviser's doing: neither when nor where it was last worked on changes by it. */
  readonly note = (change: DraftChange): void => {
    if (this.state.ready) this.make(change);
  };

  /** Notes the screen the adviser is on, so that an interrupted consultation can go on there. */
  readonly visit = (path: string): void => {
    if (!isPlace(path)) return;
    this.place = path;
    this.note((draft) => (isUntouched(draft) || draft.place === path ? draft : { ...draft, place: path }));
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
    this.storage.remove(setAsideOf(this.key));
    this.empty();
  };

  /** Empties this window alone, until the user works in it again: somebody logged out or in in another one. */
  readonly leave = (): void => {
    this.closed = true;
    this.empty();
  };

  readonly dismissTrouble = (): void => this.set({ ...this.state, trouble: null });

  /** Stores what is not stored yet before it returns, for a page that goes. `cipher`: of the store's own key. */
  readonly saveNow = (cipher: ImmediateCipher): void => {
    if (this.closed || this.pending.length === 0) return;
    const stored = this.storage.read(this.key);
    if (stored !== this.known) this.adopt(stored, stored && cipher.open(stored));
    this.write(cipher.seal(JSON.stringify(this.draft)));
  };

  /** Resolves once everything changed so far is stored. */
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
    // The change is on the screen first; sealing it can wait so long.
    void this.after(() => afterPicture().then(() => this.save()));
  }

  private after(work: () => Promise<void>): Promise<void> {
    // What could not be sealed is not saved; the next change is tried all the same.
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
    // Written or wiped again meanwhile: only the newest counts.
    if (this.closed || this.storage.read(this.key) !== stored) return this.takeOver();
    this.adopt(stored, text);
  }

  /** `text`: what `stored` says; empty where it cannot be opened. */
  private adopt(stored: string | null, text: string | null): void {
    this.known = stored;
    const theirs = text === null ? EMPTY_DRAFT : readDraft(text);
    if (theirs !== null) {
      this.knownDraft = withCartOf(theirs, this.knownDraft);
      const mine = this.draft;
      const merged = this.pending.reduce((draft, change) => change(draft), this.knownDraft);
      this.draft = withCartOf(merged, mine);
      // Another window may have been opened, or an answer given there: the steps of the cart still lead back.
      if (this.draft.cart !== mine.cart) this.history.clear();
      this.show(this.state.trouble);
    } else {
      if (this.storage.write(setAsideOf(this.key), stored ?? '')) {
        this.storage.remove(this.key);
        this.known = null;
      }
      // Where another window wrote it, what stands on this screen goes on.
      this.show('set-aside');
    }
  }

  private async save(): Promise<void> {
    await this.takeOver();
    // Saved along with an earlier change or at once, or wiped meanwhile.
    if (this.closed || this.pending.length === 0) return;
    const { draft } = this;
    const sealed = await this.cipher.seal(JSON.stringify(draft));
    // Changed or wiped meanwhile, here or in another window: only the newest counts.
    if (draft !== this.draft || this.storage.read(this.key) !== this.known) return this.save();
    this.write(sealed);
  }

  /** Stores the draft as it stands. */
  private write(sealed: string): void {
    const written = this.storage.write(this.key, sealed);
    if (written) {
      this.known = sealed;
      this.knownDraft = this.draft;
      this.pending = [];
    }
    const { trouble } = this.state;
    // Told where it begins and where it ends.
    if (written === (trouble === 'not-saved'))
      this.set({ ...this.state, trouble: written ? null : 'not-saved' });
  }
}
