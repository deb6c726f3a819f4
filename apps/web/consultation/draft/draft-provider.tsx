import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { canSeal, draftCipher } from '../../session/draft-cipher.ts';
import { onLeave } from '../../session/on-leave.ts';
import type { DraftStorage } from '../../session/storage/draft-storage.ts';
import type { CartStep } from './cart-history.ts';
import type { DraftState } from './draft-state.ts';
import { DraftStore } from './draft-store.ts';
import { noCipher, noStorage } from './no-storage.ts';

/** Outside a consultation there is no draft. */
const StoreContext = createContext(new DraftStore(0, noStorage, noCipher));

/**
 * The one draft open in this window. It outlives the screens: an error page or a login in between must not lose
 * what could not be stored. Another user's draft replaces it.
 */
let open: { readonly user: string; readonly store: Promise<DraftStore> } | null = null;

function openStore(userId: number, draftKey: string, session: number): Promise<DraftStore> {
  const user = `${userId}:${draftKey}`;
  if (open?.user !== user) open = { user, store: newStore(userId, draftKey, session) };
  return open.store;
}

async function newStore(userId: number, draftKey: string, session: number): Promise<DraftStore> {
  // What cannot be sealed may not be stored: it would be readable.
  const store = canSeal()
    ? new DraftStore(userId, browserStorage(), await draftCipher(draftKey), session)
    : new DraftStore(userId, noStorage, noCipher, session);
  // Never unsubscribed: the draft outlives the screens.
  onLeave(store.leave);
  return store;
}

function browserStorage(): DraftStorage {
  try {
    return window.localStorage;
  } catch {
    return noStorage;
  }
}

interface DraftProviderProps {
  readonly userId: number;
  readonly draftKey: string;
  /** Identifies a login of the user. */
  readonly session: number;
  readonly children: ReactNode;
}

/** Provides the draft of the logged-in user to the screens below. */
export function DraftProvider({ userId, draftKey, session, children }: DraftProviderProps) {
  const [store, setStore] = useState<DraftStore | null>(null);
  useEffect(() => {
    let current: DraftStore | null = null;
    let gone = false;
    const onStorage = (event: StorageEvent) => current?.onStorage(event.key);
    // A window that was asleep may have missed other windows' changes.
    const onReturn = () => {
      if (document.visibilityState === 'visible') void current?.load();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    void openStore(userId, draftKey, session).then(async (opened) => {
      opened.enter(session);
      await opened.load();
      if (gone) return;
      current = opened;
      setStore(opened);
    });
    return () => {
      gone = true;
      setStore(null);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [userId, draftKey, session]);
  // Placeholder until the draft is read: shows and changes nothing, but can be wiped.
  const unread = useMemo(() => new DraftStore(userId, browserStorage(), noCipher), [userId]);
  return <StoreContext.Provider value={store ?? unread}>{children}</StoreContext.Provider>;
}

type DraftActions = Pick<
  DraftStore,
  | 'getState'
  | 'update'
  | 'note'
  | 'undo'
  | 'markSecured'
  | 'wipe'
  | 'dismissTrouble'
  | 'visit'
  | 'resume'
  | 'saveNow'
>;

/** Actions on the draft, and `getState` to read it once. The caller does not render again when the draft changes. */
export const useDraftActions = (): DraftActions => useContext(StoreContext);

/**
 * One part of the draft's state; the caller rerenders only when it changes.
 *
 * @param part must return the same value for the same state, never a new object
 */
export function useDraftPart<T>(part: (state: DraftState) => T): T {
  const store = useContext(StoreContext);
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => part(store.getUnread()),
  );
}

/** The steps of this visit in the cart, newest last. */
export function useCartSteps(): readonly CartStep[] {
  const store = useContext(StoreContext);
  return useSyncExternalStore(store.subscribe, store.getSteps, () => NO_STEPS);
}

const NO_STEPS: readonly CartStep[] = [];

/** The draft, and `update` to change it. Until it is read, `ready` is false and changes have no effect. */
export function useDraft(): DraftState & Pick<DraftActions, 'update'> {
  const { update } = useDraftActions();
  return { ...useDraftPart(whole), update };
}

const whole = (state: DraftState) => state;
