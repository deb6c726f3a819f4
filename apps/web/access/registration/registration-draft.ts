import * as z from 'zod/mini';
import { browserStorage } from '../../session/storage/browser-storage.ts';

const KEY = 'inko.registration';

/** Above the limit of every field: text that is too long is refused beside the field, not cut off. */
export const MOST_TYPED = 1_000;

const typed = z.catch(z.string().check(z.maxLength(MOST_TYPED)), '');

/**
 * The registration being typed (access specification, section 3, 'Registration model'), without the password,
 * which is never stored. Unknown or malformed stored values are ignored.
 */
const registrationDraft = z.object({
  Name: typed,
  Strasse: typed,
  Hausnummer: typed,
  PLZ: typed,
  Ort: typed,
  /** 0 Frau, 1 Herr. */
  Anrede: z.catch(z.nullable(z.literal([0, 1])), null),
  Vorname: typed,
  Nachname: typed,
  Mail: typed,
  /** The repeated mail address. */
  MailRepeated: typed,
  Kundennummer: typed,
  /** Whether the current Kundennummer was found in the matching table. */
  KnrVerifiziert: z.catch(z.boolean(), false),
  /** Whether 'Ich habe keine Kundennummer' is checked. */
  withoutNumber: z.catch(z.boolean(), false),
  /** 0 demo, 1 contract. */
  selectedVersion: z.catch(z.literal([0, 1]), 0),
});

export type RegistrationDraft = z.output<typeof registrationDraft>;

export const EMPTY_REGISTRATION: RegistrationDraft = registrationDraft.parse({});

/**
 * This window's draft. It is read from the storage once, because a registration in another window must not
 * change this one, and because the storage may be blocked or full.
 */
let known: RegistrationDraft | null = null;
const listeners = new Set<() => void>();

/** The draft typed here or in an earlier window of this browser. The same object until it changes. */
export function loadRegistration(): RegistrationDraft {
  known ??= readDraft(browserStorage.read(KEY));
  return known;
}

/** Saves changes to the draft. */
export function storeRegistration(changes: Partial<RegistrationDraft>): void {
  known = registrationDraft.parse({ ...loadRegistration(), ...changes });
  browserStorage.write(KEY, JSON.stringify(known));
  tell();
}

/** Forgets the draft after it was sent or discarded. */
export function forgetRegistration(): void {
  known = EMPTY_REGISTRATION;
  browserStorage.remove(KEY);
  tell();
}

/** Calls `listener` after each change; returns the function that stops it. */
export function watchRegistration(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function readDraft(text: string | null): RegistrationDraft {
  try {
    return registrationDraft.parse(JSON.parse(text ?? '{}'));
  } catch {
    return EMPTY_REGISTRATION;
  }
}
