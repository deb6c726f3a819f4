import { type Answers, CARE_TYPES } from '#consultation/domain';
import { berlinDay, counted, formatDayAndMonth, formatTime } from '#platform/domain';
import { initialOf } from '../discreet/use-discreet.ts';
import { answerCount } from '../draft/answer-count.ts';
import type { Draft } from '../draft/draft.ts';
import type { SecuredPart } from '../papers/paper-list.ts';

const SALUTATION = { F: 'Frau', M: 'Herrn', K: '' } as const;

/**
 * The person as the home page names them after 'Beratung mit': 'Frau P.', never the whole name, since the next
 * customer may be looking on. Null without a name.
 */
export function personInWords({ gender, givenname, lastname }: Answers): string | null {
  const last = initialOf(lastname);
  const salutation = gender === undefined ? '' : SALUTATION[gender];
  if (last !== '' && salutation !== '') return `${salutation} ${last}`;
  return [initialOf(givenname), last].filter(Boolean).join(' ') || null;
}

/** '16 Antworten, 4 Produkte, zuletzt um 10:42'; the day is added unless it is today, Berlin time. */
export function contentInWords(draft: Draft, now: Date): string {
  const { cart, chosen, changed } = draft;
  const count = answerCount(draft);
  const lines = CARE_TYPES.flatMap((area) => cart[area].flatMap((proposal) => proposal.lines)).length;
  const products = lines > 0 ? lines : chosen.length;
  return [
    count > 0 && counted(count, ['Antwort', 'Antworten']),
    products > 0 && counted(products, ['Produkt', 'Produkte']),
    changed !== null && lastChange(new Date(changed), now),
  ]
    .filter(Boolean)
    .join(', ');
}

function lastChange(changed: Date, now: Date): string {
  const day = berlinDay(changed) === berlinDay(now) ? '' : `am ${formatDayAndMonth(changed)} `;
  return `zuletzt ${day}um ${formatTime(changed)}`;
}

/** What a new consultation would lose, for which parts nothing was printed, saved or sent. */
export function lossInWords(draft: Draft): string {
  const { cart, chosen, secured = [] } = draft;
  const has: Readonly<Record<SecuredPart, boolean>> = {
    answers: answerCount(draft) > 0,
    care: chosen.length > 0 || CARE_TYPES.some((area) => cart[area].some(({ lines }) => lines.length > 0)),
  };
  const open = (['answers', 'care'] as const).filter((part) => has[part] && !secured.includes(part));
  if (open.length === 0)
    return 'Eine neue Beratung löscht diese Angaben; sie sind vollständig gedruckt, gesichert oder gesendet.';
  const subject = open.length === 2 ? 'Antworten und Produkte' : NAMES[open[0] ?? 'answers'];
  return `Eine neue Beratung löscht diese Angaben. ${subject} sind noch nicht gedruckt, gesichert oder gesendet.`;
}

const NAMES = { answers: 'Antworten', care: 'Produkte' } as const;
