import type { Institution } from '#institution';
import { DomainError } from '#platform/domain';
import type { User } from '../users/user.entity.ts';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from './password-rule.ts';

/** Characters used in place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** In lower case, without accents; umlauts both as two letters and as the bare letter. */
function spellings(text: string): string[] {
  const small = text.normalize('NFKC').toLowerCase();
  const spelled = small.replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [small, spelled].map((each) =>
    each.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss'),
  );
}

const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const undecorated = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const decoded = (text: string) => text.replaceAll(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Shorter rests are ignored, because two letters may match by chance. */
const LEAST = 3;

/**
 * The obvious guesses that a password reduces to: lower case, without the digits and characters that rules make
 * people put around a word (`Passwort1!`), with letters for lookalikes (`P@ssw0rt`), and without separators.
 */
function guessesOf(password: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of spellings(password))
    for (const each of [text, undecorated(text)])
      for (const form of [each, bare(each), decoded(each), undecorated(decoded(each)), bare(decoded(each))])
        if (form.length >= LEAST) found.add(form);
  return found;
}

/**
 * Whether the password, stripped of decoration, equals one of `texts`, such as names or an address.
 *
 * @param texts empty ones are ignored
 */
function isGuessedFrom(password: string, texts: readonly string[]): boolean {
  const guesses = guessesOf(password);
  return texts.some((text) => [...guessesOf(text)].some((known) => guesses.has(known)));
}

/** The future owner of a password. */
export interface PasswordOwner {
  /** Given and last name. */
  readonly names: readonly [string, string];
  readonly loginname: string;
  readonly mail: string;
  readonly institution: string;
}

const OWN =
  'Dieses Passwort lässt sich aus Ihrem Namen, Benutzernamen, Ihrer E-Mail-Adresse oder Institution erraten. Bitte wählen Sie ein anderes.';
const COMMON =
  'Dieses Passwort gehört zu den am häufigsten verwendeten, auch mit Ziffern oder Zeichen davor und dahinter. Bitte wählen Sie ein anderes.';

/** Number of entries used; the most common come first. */
const MOST_USED = 10_000;
/** Common German words, and those of this product, which the mainly English list lacks. */
const FURTHER = [
  'qwertz',
  'qwertzu',
  'qwertzui',
  'willkommen',
  'apotheke',
  'sanitaetshaus',
  'inkoberatung',
  'inkontinenz',
];

let common: Promise<ReadonlySet<string>> | undefined;

/** Read on first use: the server starts faster, and most commands never need it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].slice(0, MOST_USED), ...FURTHER]);
}

/**
 * Accepts a new password that satisfies the rule and is not an obvious guess.
 *
 * @param field of a refusal
 * @param owner omitted until the user is authenticated: only the rule is checked then
 * @throws DomainError `invalid` with the field and the reason
 */
export async function requireNewPassword(
  field: string,
  password: string,
  owner?: PasswordOwner,
): Promise<void> {
  if (!isStrongPassword(password)) throw refusal(field, PASSWORD_RULE_MESSAGE);
  if (owner === undefined) return;
  if (isGuessedFrom(password, textsOf(owner))) throw refusal(field, OWN);
  common ??= readCommon();
  const list = await common;
  if ([...guessesOf(password)].some((guess) => list.has(guess))) throw refusal(field, COMMON);
}

/** The owner data of a stored user. */
export function ownerOf(user: User): PasswordOwner {
  const { vorname, nachname, loginname, mail } = user;
  const { name } = user.institution as Institution;
  return { names: [vorname, nachname], loginname, mail: mail ?? '', institution: name };
}

function textsOf({ names: [given, last], loginname, mail, institution }: PasswordOwner): string[] {
  const [local = '', domain = ''] = mail.split('@');
  return [given, last, given + last, last + given, loginname, mail, local, domain, institution];
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { [field]: message });
}
