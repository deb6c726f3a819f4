import type { AuditField, AuditSubject } from '#platform';
import { readDefinitions } from './definitions/definition-rows.ts';
import { HINT_KEYS } from './definitions/edited-texts.ts';
import { readManagedHints, readManagedQuestions } from './definitions/managed-definition-rows.ts';
import { managedRecommendations } from './recommendations/managed-recommendation.ts';
import { RECOMMENDATION_KEYS } from './recommendations/recommendation-table.ts';

const vendors = { keptBy: 'record', readers: 'vendor' } as const;

/** What the audit log tells of this module's records: texts of the consultation, never an answer. */
export const consultationAudit: readonly AuditSubject[] = [
  {
    ...vendors,
    kind: 'question',
    one: 'Frage',
    that: 'die Frage',
    acts: ['question-saved'],
    fields: {
      questiontext: { label: 'Frage' },
      sublinetext: { label: 'Unterzeile' },
      hint: { label: 'Erläuterung' },
    },
    fieldNamed: textOfAnswer,
    names: async (em) =>
      new Map((await readManagedQuestions(em)).map(({ id, questiontext }) => [id, questiontext])),
  },
  {
    ...vendors,
    kind: 'hint',
    one: 'Hinweis',
    that: 'den Hinweis zur Antwort',
    acts: ['hint-saved'],
    fields: { text: { label: 'Hinweis' } },
    names: async (em, ids) =>
      ids.some((id) => HINT_KEYS.includes(id))
        ? new Map((await readManagedHints(em)).map(({ key, Antwort }) => [key, Antwort]))
        : new Map(),
  },
  {
    ...vendors,
    kind: 'segment',
    one: 'Abschnitt des Fragebogens',
    that: 'den Abschnitt',
    acts: ['segment-saved'],
    fields: { name: { label: 'Überschrift' } },
    names: async (em) =>
      new Map(
        (await readManagedQuestions(em)).map(({ delivered, segmentName }) => [
          delivered.segmentName,
          segmentName,
        ]),
      ),
  },
  {
    ...vendors,
    kind: 'recommendation',
    one: 'Empfehlung',
    that: 'die Empfehlung für',
    acts: ['recommendation-saved'],
    fields: {
      products: { label: 'Produkte', refers: 'article' },
      pick: { label: 'Vorauswahl', refers: 'article' },
    },
    tables: { empfehlungen: 'Empfehlungen' },
    takenBack: true,
    names: async (em, ids) => {
      if (!ids.some((id) => RECOMMENDATION_KEYS.includes(id))) return new Map();
      const { questionnaire } = await readDefinitions(em);
      const rows = managedRecommendations({}, {}, new Map(), new Map(), questionnaire);
      return new Map(rows.map(({ key, Antworten }) => [key, Antworten]));
    },
  },
];

/** `answers.F.label`, where F is a code. */
function textOfAnswer(name: string): AuditField | undefined {
  const [list, , field] = name.split('.');
  if (list !== 'answers') return undefined;
  return { label: field === 'label' ? 'Text einer Antwort' : 'Unterzeile einer Antwort' };
}
