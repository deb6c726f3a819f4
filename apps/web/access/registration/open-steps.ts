import { useOutletContext } from '@remix-run/react';
import type { Refused, TypedPasswords } from './registration-rules.ts';
import type { OpenRegistration } from './use-registration.ts';

/** The initial state, also after a reload. */
export const NO_PASSWORDS: TypedPasswords = { password: '', repeated: '' };

/** State that the steps of a registration share while its pages are open. */
export interface OpenSteps extends OpenRegistration {
  readonly passwords: TypedPasswords;
  readonly setPasswords: (typed: TypedPasswords) => void;
  /** The server's last refusal. */
  readonly refused: Refused | null;
  readonly setRefused: (refused: Refused | null) => void;
}

export const useOpenSteps = () => useOutletContext<OpenSteps>();
