import { useOutletContext } from '@remix-run/react';
import type { Refused, TypedPasswords } from './registration-rules.ts';
import type { OpenRegistration } from './use-registration.ts';

/** Nothing typed: what a page that is loaded anew begins with. */
export const NO_PASSWORDS: TypedPasswords = { password: '', repeated: '' };

/** What the steps of a registration share while its pages are open. */
export interface OpenSteps extends OpenRegistration {
  readonly passwords: TypedPasswords;
  readonly setPasswords: (typed: TypedPasswords) => void;
  /** What the server refused last. */
  readonly refused: Refused | null;
  readonly setRefused: (refused: Refused | null) => void;
}

export const useOpenSteps = () => useOutletContext<OpenSteps>();
