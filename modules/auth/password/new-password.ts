import type { Institution } from '#institution';
import { DomainError } from '#platform/domain';
import type { User } from '../users/user.entity.ts';
import { guessesOf, isGuessedFrom } from './password-guess.ts';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from './password-rule.ts';

/** Whose password it is going to be. */
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

/** How many of the list count: the most used come first. */
const MOST_USED = 10_000;
/** What the list, which is English in the main, lacks of German ones and of this product's. */
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

/** Read when it is first needed: a server starts faster, and the command line may never need it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].slice(0, MOST_USED), ...FURTHER]);
}

/**
 * Lets a new password pass that keeps the rule and is none that somebody would try first (readings, section 8).
 *
 * @param field under which a refusal stands
 * @param owner left out where nobody has proved yet to be it: then the rule alone is looked at
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

/** The owner as the tables know one. */
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
