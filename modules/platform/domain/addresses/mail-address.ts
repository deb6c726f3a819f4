import * as z from 'zod/mini';
import { MAIL_LIMITS } from './mail-limits.ts';

const FORM_MESSAGE = 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';
const LOCAL_MESSAGE =
  'Vor dem @ darf die E-Mail-Adresse keine Umlaute haben. Bitte überprüfen Sie die Schreibweise.';
const LENGTH_MESSAGE = `Die E-Mail-Adresse hat mehr als ${MAIL_LIMITS.email} Zeichen.`;

/** What mail servers take everywhere; the last label may be the ASCII form (RFC 3492) of one in letters. */
const SENT = /^(?!\.)(?!.*\.\.)[\w'&+\-.]*[\w+-]@([a-z\d][a-z\d-]{0,62}\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is in ASCII
const ASCII = /^[\x00-\x7f]*$/;
/** Labels in letters of any language. */
const LABELS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** An address as mail servers take it, its domain in ASCII; null where there is none. */
function sentForm(address: string): string | null {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (ASCII.test(domain)) return SENT.test(address) ? address : null;
  if (!LABELS.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const sent = address.slice(0, at) + new URL(`http://${domain}`).hostname;
  return SENT.test(sent) ? sent : null;
}

/**
 * What is wrong with a mail address; null for one to which mails can be sent. Its domain may have umlauts
 * (`info@müller.example`); what stands before the `@` may not, because few mail servers take that (RFC 6531).
 */
export function mailProblem(address: string): string | null {
  const [local = '', ...others] = address.split('@');
  if (others.length === 1 && !ASCII.test(local)) return LOCAL_MESSAGE;
  const sent = sentForm(address);
  if (sent === null) return FORM_MESSAGE;
  return sent.length > MAIL_LIMITS.email ? LENGTH_MESSAGE : null;
}

/** The form of an address in which a mail is sent to it. */
export function sentAddress(address: string): string {
  return sentForm(address) ?? address;
}

/** Refuses what is no mail address, as a check of a text field; an empty text passes where `empty` says so. */
export function mailForm({ empty = false }: { readonly empty?: boolean } = {}) {
  return z.check<string>((context) => {
    const message = empty && context.value === '' ? null : mailProblem(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });
}
