import { useSyncExternalStore } from 'react';
import {
  EMPTY_REGISTRATION,
  loadRegistration,
  type RegistrationDraft,
  storeRegistration,
  watchRegistration,
} from './registration-draft.ts';

const never = () => () => {};

/** The registration being typed, and how to change it. */
export interface OpenRegistration {
  /** False until hydrated: the server does not know what is stored. */
  readonly ready: boolean;
  readonly draft: RegistrationDraft;
  readonly change: (changes: Partial<RegistrationDraft>) => void;
}

export function useRegistration(): OpenRegistration {
  const draft = useSyncExternalStore(watchRegistration, loadRegistration, () => EMPTY_REGISTRATION);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { ready, draft, change: storeRegistration };
}
