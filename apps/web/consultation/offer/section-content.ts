import { type Answers, answersInWords, type Questionnaire } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { counted } from '#platform/domain';
import { missingIn, type OfferSection, questionsOf } from './offer-sections.ts';

/** What a folded section holds: '3 Antworten', and how many required ones are missing. Prune the answers first. */
export function sectionContent(
  section: OfferSection,
  definition: Questionnaire,
  answers: Answers,
  today: CalendarDay,
): string {
  const segments = answersInWords(questionsOf(section, definition, answers), answers);
  const given = segments.reduce((count, { lines }) => count + lines.length, 0);
  const missing = missingIn(section, definition, answers, today).length;
  const words = given === 0 ? 'noch keine Angaben' : counted(given, ['Antwort', 'Antworten']);
  return missing === 0 ? words : `${words}, ${counted(missing, ['Angabe fehlt', 'Angaben fehlen'])} noch`;
}
