import { useSyncExternalStore } from 'react';
import {
  EMPTY_REGISTRATION,
  loadRegistration,
  type RegistrationDraft,
  storeRegistration,
  watchRegistration,
} from './registration-draft.ts';

const never = () => () => {};

/** The registration that is being typed, and the way to change it. */
export interface OpenRegistration {
  /** False until the page answers: what is stored is not known to the server. */
  readonly ready: boolean;
  readonly draft: RegistrationDraft;
  readonly change: (changes: Partial<RegistrationDraft>) => void;
}

/** Gives the registration of this browser. */
export function useRegistration(): OpenRegistration {
  const draft = useSyncExternalStore(watchRegistration, loadRegistration, () => EMPTY_REGISTRATION);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { ready, draft, change: storeRegistration };
}
