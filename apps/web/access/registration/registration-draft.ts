import * as z from 'zod/mini';
import { browserStorage } from '../../session/storage/browser-storage.ts';

const KEY = 'inko.registration';

/** Longer than any field may be: what is too long is refused beside the field, not cut off. */
export const MOST_TYPED = 1_000;

const typed = z.catch(z.string().check(z.maxLength(MOST_TYPED)), '');

/**
 * The registration as it is typed (access specification, section 3, 'Registration model'), without the password:
 * that is never stored. Whatever else is found in the storage does not count.
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
  /** The second entry of the mail address. */
  MailRepeated: typed,
  Kundennummer: typed,
  /** Whether the Kundennummer, as it stands, was found in the matching table. */
  KnrVerifiziert: z.catch(z.boolean(), false),
  /** Whether 'Ich habe keine Kundennummer' is ticked. */
  withoutNumber: z.catch(z.boolean(), false),
  /** 0 demo, 1 contract. */
  selectedVersion: z.catch(z.literal([0, 1]), 0),
});

/** What somebody who registers has typed so far. */
export type RegistrationDraft = z.output<typeof registrationDraft>;

/** A registration in which nothing is typed. */
export const EMPTY_REGISTRATION: RegistrationDraft = registrationDraft.parse({});

/**
 * What this window knows. It is read from the storage once: another window that registers must not change what
 * somebody is typing in this one, and where the storage is blocked or full, it is all there is.
 */
let known: RegistrationDraft | null = null;
const listeners = new Set<() => void>();

/** What has been typed so far, here or in an earlier window of this browser. The same object until it changes. */
export function loadRegistration(): RegistrationDraft {
  known ??= readDraft(browserStorage.read(KEY));
  return known;
}

/** Keeps what was typed. */
export function storeRegistration(changes: Partial<RegistrationDraft>): void {
  known = registrationDraft.parse({ ...loadRegistration(), ...changes });
  browserStorage.write(KEY, JSON.stringify(known));
  tell();
}

/** Forgets it: it is sent, or not wanted any more. */
export function forgetRegistration(): void {
  known = EMPTY_REGISTRATION;
  browserStorage.remove(KEY);
  tell();
}

/** Calls back after each change, until the returned function is called. */
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
