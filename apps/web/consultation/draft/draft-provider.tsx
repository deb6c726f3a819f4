import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { draftCipher } from '../../session/draft-cipher.ts';
import { onLeave } from '../../session/on-leave.ts';
import type { DraftStorage } from '../../session/storage/draft-storage.ts';
import type { CartStep } from './cart-history.ts';
import type { DraftState } from './draft-state.ts';
import { DraftStore } from './draft-store.ts';
import { noCipher, noStorage } from './no-storage.ts';

/** Outside of a consultation there is no draft. */
const StoreContext = createContext(new DraftStore(0, noStorage, noCipher));

/**
 * The one draft that is open in this window. It outlives the screens: an error page or a login in between must
 * not lose what could not be stored. Another user's takes its place.
 */
let open: { readonly user: string; readonly store: Promise<DraftStore> } | null = null;

function openStore(userId: number, draftKey: string, session: number): Promise<DraftStore> {
  const user = `${userId}:${draftKey}`;
  if (open?.user !== user) open = { user, store: newStore(userId, draftKey, session) };
  return open.store;
}

async function newStore(userId: number, draftKey: string, session: number): Promise<DraftStore> {
  // Without WebCrypto (a page that is neither https nor localhost) nothing may be stored: it would be readable.
  const safe = globalThis.crypto?.subtle !== undefined;
  const store = safe
    ? new DraftStore(userId, browserStorage(), await draftCipher(draftKey), session)
    : new DraftStore(userId, noStorage, noCipher, session);
  // For as long as the window is open: the draft outlives the screens, too.
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
  /** Tells one login of the user from the next. */
  readonly session: number;
  readonly children: ReactNode;
}

/** Gives the screens below the draft of the user who is logged in. */
export function DraftProvider({ userId, draftKey, session, children }: DraftProviderProps) {
  const [store, setStore] = useState<DraftStore | null>(null);
  useEffect(() => {
    let current: DraftStore | null = null;
    let gone = false;
    const onStorage = (event: StorageEvent) => current?.onStorage(event.key);
    // A window that slept may have missed what others did.
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
  // Stands in until the draft is read: shows nothing, changes nothing, but can be told to forget.
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
 * One part of the draft's state: only when that changes the caller is rendered anew.
 *
 * @param part gives the same value for the same state: no object made for the occasion
 */
export function useDraftPart<T>(part: (state: DraftState) => T): T {
  const store = useContext(StoreContext);
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => part(store.getUnread()),
  );
}

/** What was done to the cart in this visit, newest last. */
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
