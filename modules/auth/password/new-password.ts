import type { Institution } from '#institution';
import { DomainError } from '#platform/domain';
import type { User } from '../users/user.entity.ts';
import { guessesOf, isGuessedFrom } from './password-guess.ts';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from './password-rule.ts';

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
