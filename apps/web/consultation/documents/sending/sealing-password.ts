import { useEffect, useState } from 'react';
import { newSendingPassword } from '#pdf/domain';
import { askPassword } from '../../papers/document-calls.ts';
import type { AnyOrder } from '../pdf/worker-messages.ts';
import { openRequest } from '../sent/open-request.ts';
import { documentHash } from './document-hash.ts';

/** What a document is sealed with. */
export interface SealingPassword {
  readonly password: string;
  /** Made for this sending, kept nowhere; else the institution's. */
  readonly own: boolean;
}

/** The password of a document, or why it is missing. */
export type PasswordState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly sealing: SealingPassword }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * The password that seals a document: the institution's, or one that is made for this sending. It is in memory only,
 * while the form is open; one that an unconfirmed mail was sealed with, until that is sent.
 */
export function useSealingPassword(order: AnyOrder): {
  readonly state: PasswordState;
  readonly retry: () => void;
  /** Makes another password of its own. */
  readonly renew: () => void;
} {
  const [state, setState] = useState<PasswordState>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again; a changed document keeps its password.
  useEffect(() => {
    let gone = false;
    setState({ kind: 'asking' });
    void passwordOf(order).then((found) => gone || setState(found));
    return () => {
      gone = true;
    };
  }, [attempt]);
  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    renew: () => setState({ kind: 'there', sealing: newSealing() }),
  };
}

async function passwordOf(order: AnyOrder): Promise<PasswordState> {
  const asked = await askPassword();
  if (!asked.ok) return { kind: 'failed', message: asked.message };
  const { password, ownPasswordEach } = asked.value;
  if (ownPasswordEach) {
    const begun = openRequest(await documentHash(order))?.password ?? null;
    return { kind: 'there', sealing: begun === null ? newSealing() : { password: begun, own: true } };
  }
  return password === null ? { kind: 'none' } : { kind: 'there', sealing: { password, own: false } };
}

const newSealing = (): SealingPassword => ({
  password: newSendingPassword((bytes) => crypto.getRandomValues(bytes)),
  own: true,
});
