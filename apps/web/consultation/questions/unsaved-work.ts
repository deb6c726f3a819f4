import { BIRTHDATE_PARTS, CARE_TYPES } from '#consultation/domain';
import { countInWords } from '../area/count-in-words.ts';
import { SECTION_TITLES } from '../area/section-titles.ts';
import { DOCUMENTS } from '../documents/kinds/document-kinds.ts';
import { answeredFields, type Draft, isUntouched, SECTION_IDS } from '../draft/draft.ts';

/**
 * What ending a consultation would lose, line by line: changes not yet printed, saved or sent (readings, section
 * 8), unsaved changes on the summary, and unconfirmed mails. Null if nothing would be lost.
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

function answersOf({ answers }: Draft): string[] {
  const fields = new Set(answeredFields(answers));
  // The parts of a birth date count as one answer, even if incomplete.
  const parts = BIRTHDATE_PARTS.filter((part) => fields.delete(part));
  const count = fields.size + (parts.length > 0 && !fields.has('birthdate') ? 1 : 0);
  const name = [answers.givenname, answers.lastname].flatMap((text) => text?.trim() || []).join(' ');
  return count > 0
    ? [`Angaben ${name ? `zu ${name}` : 'zur Person'}: ${countInWords(count, 'Antwort', 'Antworten')}`]
    : [];
}

/** The products in the cart; if it is empty, those chosen for it. */
function careOf({ cart, chosen }: Draft): string[] {
  const products = CARE_TYPES.flatMap((area) => cart[area].flatMap(({ lines }) => lines)).length;
  if (products > 0) return [`Berechnete Versorgung: ${countInWords(products, 'Produkt', 'Produkte')}`];
  return chosen.length > 0
    ? [`Auswahl der Empfehlung: ${countInWords(chosen.length, 'Produkt', 'Produkte')}`]
    : [];
}

/** Their files are deleted with the consultation: a mail that has not arrived can no longer be sent. */
function mailsOf({ documents = [] }: Draft): string[] {
  return documents.flatMap(({ kind, pending }) =>
    pending ? [`Nicht bestätigte E-Mail an ${pending.mail.email}: ${DOCUMENTS[kind].title}`] : [],
  );
}

function editsOf({ edits = {} }: Draft): string[] {
  const open = SECTION_IDS.filter((id) => edits[id] !== undefined).map((id) => SECTION_TITLES[id]);
  return open.length === 0 ? [] : [`Nicht gespeicherte Änderungen: ${open.join(', ')}`];
}
