import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { draftCipher } from './draft-cipher.ts';
import { type DraftState, type DraftStorage, DraftStore } from './draft-store.ts';
import { noCipher, noStorage } from './no-storage.ts';

const StoreContext = createContext<DraftStore | null>(null);

async function openStore(userId: number, draftKey: string): Promise<DraftStore> {
  // Without WebCrypto (a page that is neither https nor localhost) nothing may be stored: it would be readable.
  const safe = globalThis.crypto?.subtle !== undefined;
  return safe
    ? new DraftStore(userId, browserStorage(), await draftCipher(draftKey))
    : new DraftStore(userId, noStorage, noCipher);
}

function browserStorage(): DraftStorage {
  try {
    return window.localStorage;
  } catch {
    return noStorage;
  }
}

/** Gives the screens below the draft of the user who is logged in. */
export function DraftProvider(props: { userId: number; draftKey: string; children: ReactNode }) {
  const { userId, draftKey } = props;
  const [store, setStore] = useState<DraftStore | null>(null);
  useEffect(() => {
    let current: DraftStore | null = null;
    let gone = false;
    const onStorage = (event: StorageEvent) => current?.onStorage(event.key);
    window.addEventListener('storage', onStorage);
    void openStore(userId, draftKey).then(async (opened) => {
      await opened.load();
      if (gone) return;
      current = opened;
      setStore(opened);
    });
    return () => {
      gone = true;
      window.removeEventListener('storage', onStorage);
    };
  }, [userId, draftKey]);
  return <StoreContext.Provider value={store}>{props.children}</StoreContext.Provider>;
}

const UNREAD_STORE = new DraftStore(0, noStorage, noCipher);

/** The draft and the ways to change it. Before it is read, `ready` is false and changes have no effect. */
export function useDraft(): DraftState & Pick<DraftStore, 'update' | 'wipe' | 'dismissTrouble'> {
  const store = useContext(StoreContext) ?? UNREAD_STORE;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getUnread);
  return {
    ...state,
    update: store.update,
    wipe: store.wipe,
    dismissTrouble: store.dismissTrouble,
  };
}
