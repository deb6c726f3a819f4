import { CARE_TYPES } from '#consultation/domain';
import { counted } from '#platform/domain';
import { SECTION_TITLES } from '../../area/section-titles.ts';
import { initialOf } from '../../discreet/use-discreet.ts';
import { answerCount } from '../../draft/answer-count.ts';
import { type Draft, isUntouched, SECTION_IDS } from '../../draft/draft.ts';
import { sentTitle } from '../../papers/document-kinds.ts';

/**
 * What ending a consultation would lose, line by line: changes not yet printed, saved or sent, unsaved
 * changes on the summary, and unconfirmed mails. Null if nothing would be lost.
 */
export function unsavedWork(draft: Draft): readonly string[] | null {
  if (isUntouched(draft)) return null;
  const lines = [...contentOf(draft), ...editsOf(draft), ...mailsOf(draft)];
  return lines.length === 0 ? null : lines;
}

function contentOf(draft: Draft): string[] {
  const { secured = [] } = draft;
  return [
    ...(secured.includes('answers') ? [] : answersOf(draft)),
    ...(secured.includes('care') ? [] : careOf(draft)),
  ];
}

function answersOf(draft: Draft): string[] {
  const { answers, discreet = false } = draft;
  const count = answerCount(draft);
  const names = [answers.givenname, answers.lastname].flatMap((text) => text?.trim() || []);
  const name = (discreet ? names.map(initialOf) : names).join(' ');
  return count > 0
    ? [`Angaben ${name ? `zu ${name}` : 'zur Person'}: ${counted(count, ['Antwort', 'Antworten'])}`]
    : [];
}

/** The products in the cart; if it is empty, those chosen for it. */
function careOf({ cart, chosen }: Draft): string[] {
  const products = CARE_TYPES.flatMap((area) => cart[area].flatMap(({ lines }) => lines)).length;
  if (products > 0) return [`Berechnete Versorgung: ${counted(products, ['Produkt', 'Produkte'])}`];
  return chosen.length > 0
    ? [`Auswahl der Empfehlung: ${counted(chosen.length, ['Produkt', 'Produkte'])}`]
    : [];
}

/** Their files are deleted with the consultation: a mail that has not arrived can no longer be sent. */
function mailsOf({ documents = [], discreet = false }: Draft): string[] {
  return documents.flatMap((file) => {
    const { pending } = file;
    if (!pending) return [];
    const receiver = discreet ? '' : ` an ${pending.mail.email}`;
    return [`Nicht bestätigte E-Mail${receiver}: ${sentTitle(file)}`];
  });
}

function editsOf({ edits = {} }: Draft): string[] {
  const open = SECTION_IDS.filter((id) => edits[id] !== undefined).map((id) => SECTION_TITLES[id]);
  return open.length === 0 ? [] : [`Nicht gespeicherte Änderungen: ${open.join(', ')}`];
}
