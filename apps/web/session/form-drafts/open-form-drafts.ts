import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { canSeal, draftCipher } from '../draft-cipher.ts';
import { FRAME, type FrameData } from '../frame-data.ts';
import { FormDrafts, type NamedStorage, namesOf } from './form-drafts.ts';

/** The form drafts of the logged-in user in this window. */
export interface OpenFormDrafts {
  readonly drafts: FormDrafts;
  /** Tells one login of the user from the next. */
  readonly session: number;
}

/** The drafts open in this window; they outlive the screens. */
let open: { readonly key: string; readonly drafts: Promise<FormDrafts> } | null = null;

function openFor(userId: number, key: string): Promise<FormDrafts> | null {
  // What cannot be sealed may not be stored: it would be readable.
  const storage = tabStorage();
  if (!canSeal() || storage === null) return null;
  if (open?.key !== key)
    open = { key, drafts: draftCipher(key).then((cipher) => new FormDrafts(userId, storage, cipher)) };
  return open.drafts;
}

function tabStorage(): NamedStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The user's form drafts; null before they can be read, and if nothing can be kept. */
export function useFormDrafts(): OpenFormDrafts | null {
  const data = useRouteLoaderData<() => Promise<FrameData>>(FRAME);
  const [drafts, setDrafts] = useState<FormDrafts | null>(null);
  const { id, session = 0 } = data?.user ?? {};
  const key = data?.formKey;
  useEffect(() => {
    let gone = false;
    if (id !== undefined && key !== undefined)
      void openFor(id, key)?.then((opened) => {
        if (!gone) setDrafts(opened);
      });
    return () => {
      gone = true;
    };
  }, [id, key]);
  return drafts === null ? null : { drafts, session };
}

/** Forgets the form drafts of a user who logs out, including those not stored yet. */
export async function leaveFormDrafts(userId: number): Promise<void> {
  const storage = tabStorage();
  const leaving = open;
  open = null;
  if (storage !== null) for (const name of namesOf(storage, userId)) storage.removeItem(name);
  (await leaving?.drafts)?.close();
}
