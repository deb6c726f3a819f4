import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { draftCipher } from './draft-cipher.ts';
import type { DraftStorage } from './draft-storage.ts';
import { type DraftState, DraftStore } from './draft-store.ts';
import { noCipher, noStorage } from './no-storage.ts';

/** Null while it is being read. */
const StoreContext = createContext<DraftStore | null>(null);

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
  return safe
    ? new DraftStore(userId, browserStorage(), await draftCipher(draftKey), session)
    : new DraftStore(userId, noStorage, noCipher, session);
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
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

const UNREAD_STORE = new DraftStore(0, noStorage, noCipher);

type DraftWays = Pick<DraftStore, 'update' | 'wipe' | 'dismissTrouble' | 'visit' | 'resume' | 'leave'>;

/** The draft and the ways to change it. Before it is read, `ready` is false and changes have no effect. */
export function useDraft(): DraftState & DraftWays {
  const store = useContext(StoreContext) ?? UNREAD_STORE;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getUnread);
  const { update, wipe, dismissTrouble, visit, resume, leave } = store;
  return { ...state, update, wipe, dismissTrouble, visit, resume, leave };
}
