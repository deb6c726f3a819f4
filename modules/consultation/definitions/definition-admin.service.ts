import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, lockData, ReadModel } from '#platform';
import {
  type Actor,
  changedMeanwhile,
  DomainError,
  isOutdated,
  type ListQuery,
  type Page,
  pageOf,
  requireVendor,
} from '#platform/domain';
import type { Question } from '../answers/question.ts';
import {
  type HintInput,
  placeholderFault,
  type QuestionInput,
  type SegmentInput,
} from './definition-input.ts';
import { deliveredDefinitions } from './delivered-definitions.ts';
import { EditedTextsRow } from './edited-texts.entity.ts';
import {
  HINT_KEYS,
  hintName,
  hintTexts,
  questionName,
  segmentName,
  type Texts,
  textsOfQuestion,
} from './edited-texts.ts';
import { readManagedHints, readManagedQuestions } from './managed-definition-rows.ts';
import {
  type HintColumn,
  hintColumns,
  type ManagedHint,
  type ManagedQuestion,
} from './managed-definitions.ts';

/** The result of a write: the row's new version. */
export interface SavedTexts {
  readonly version: number;
}

/** A write: texts by field, the delivered ones, and the name of each field in messages. */
interface TextsToSave {
  readonly name: string;
  readonly version: number | undefined;
  readonly given: Texts;
  readonly delivered: Texts;
}

/** Maintains the texts of questions and hints. Questions and their ids are fixed by the program. */
@Injectable()
export class DefinitionAdminService {
  private readonly hintRows;
  private readonly questionRows;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {
    this.hintRows = new ReadModel(em, ['definitions'], () => readManagedHints(em.fork()));
    this.questionRows = new ReadModel(em, ['definitions'], () => readManagedQuestions(em.fork()));
  }

  /** A page of the hints, including answers without advice. */
  async hints(actor: Actor, query: ListQuery<HintColumn>): Promise<Page<ManagedHint>> {
    requireVendor(actor);
    return pageOf(await this.hintRows.get(), query, hintColumns);
  }

  /** All questions, in order. */
  async questions(actor: Actor): Promise<readonly ManagedQuestion[]> {
    requireVendor(actor);
    return this.questionRows.get();
  }

  /** The questionnaire as JSON, in the format of the documented call. */
  async exportQuestionnaire(actor: Actor): Promise<string> {
    const rows = await this.questions(actor);
    const plain = rows.map(
      ({ version: _, segmentVersion: __, delivered: ___, shownWhen: ____, ...question }) => question,
    );
    return `${JSON.stringify(plain, null, 2)}\n`;
  }

  /**
   * Changes the text of a hint; an empty text removes it, the delivered text resets it.
   *
   * @throws DomainError `invalid` with the field; `not-found` for an unknown answer; `conflict` with the current row
   *   (ManagedHint) as `current`
   */
  async saveHint(actor: Actor, { key, version, text }: HintInput): Promise<SavedTexts> {
    requireVendor(actor);
    if (!HINT_KEYS.includes(key)) throw new DomainError('not-found', 'Diese Antwort gibt es nicht.');
    const delivered = { text: hintTexts((await deliveredDefinitions()).hints).get(key) ?? '' };
    // An empty hint needs no placeholder.
    if (text !== '') refusePlaceholders({ text }, delivered, (field) => field);
    return this.em.fork().transactional(async (em) => {
      const work = { name: hintName(key), version, given: { text }, delivered };
      const current = async () => (await readManagedHints(em)).find((row) => row.key === key);
      const saved = await this.write(em, work, current);
      const name = (await current())?.Antwort ?? key;
      const record = { kind: 'hint', id: key, name };
      const facts = { record, code: key, before: saved.before, after: { text } };
      await this.audit.note(actor, 'hint-saved', facts, em);
      return { version: saved.version };
    });
  }

  /**
   * Changes the texts of a question and of its answers. A text equal to the delivered one is reset.
   *
   * @throws DomainError `invalid` with the field, also for an answer that the question does not have; `not-found`;
   *   `conflict` with the current row (ManagedQuestion) as `current`
   */
  async saveQuestion(actor: Actor, { id, version, ...input }: QuestionInput): Promise<SavedTexts> {
    requireVendor(actor);
    const { questionnaire } = await deliveredDefinitions();
    const question = questionnaire.find((each) => each.id === id);
    if (question === undefined) throw new DomainError('not-found', 'Diese Frage gibt es nicht.');
    const { answers = [], ...own } = input;
    const codes = answers.map(({ value }) => value).join();
    if (codes !== question.answers.map(({ value }) => value).join())
      throw new DomainError(
        'invalid',
        'Die Antworten der Frage und ihre Kennungen lassen sich nicht ändern.',
      );
    const texts = textsOfQuestion({ ...question, ...own, answers });
    const delivered = textsOfQuestion(question);
    refusePlaceholders(texts, delivered, (field) => placeOf(field, question));
    return this.em.fork().transactional(async (em) => {
      const work = { name: questionName(id), version, given: texts, delivered };
      const current = async () => (await readManagedQuestions(em)).find((row) => row.id === id);
      const saved = await this.write(em, work, current);
      const facts = {
        record: { kind: 'question', id, name: texts.questiontext ?? question.questiontext },
        code: id,
        before: saved.before,
        after: changedIn(texts, { ...delivered, ...saved.before }),
      };
      await this.audit.note(actor, 'question-saved', facts, em);
      return { version: saved.version };
    });
  }

  /**
   * Changes the heading of a segment of the questionnaire on all screens. The delivered heading resets it.
   *
   * @throws DomainError `invalid` with the field, also for a heading that another segment has; `not-found`;
   *   `conflict` with the current `version` and `heading` as `current`
   */
  async saveSegment(actor: Actor, { segment, version, heading }: SegmentInput): Promise<SavedTexts> {
    requireVendor(actor);
    const { questionnaire } = await deliveredDefinitions();
    if (questionnaire.every((each) => each.segmentName !== segment))
      throw new DomainError('not-found', 'Diesen Abschnitt gibt es nicht.');
    refusePlaceholders({ heading }, { heading: segment }, (field) => field);
    return this.em.fork().transactional(async (em) => {
      const work = {
        name: segmentName(segment),
        version,
        given: { name: heading },
        delivered: { name: segment },
      };
      const current = async () => {
        const row = (await readManagedQuestions(em)).find((each) => each.delivered.segmentName === segment);
        return { version: row?.segmentVersion, heading: row?.segmentName };
      };
      const saved = await this.write(em, work, current);
      // Checked after the write, under the lock: segments with equal headings would merge.
      const rows = await readManagedQuestions(em);
      if (rows.some((row) => row.delivered.segmentName !== segment && row.segmentName === heading)) {
        const message = `„${heading}“ heißt schon ein anderer Abschnitt.`;
        throw new DomainError('invalid', message, { heading: message });
      }
      const record = { kind: 'segment', id: segment, name: heading };
      const facts = { record, code: segment, before: saved.before, after: { name: heading } };
      await this.audit.note(actor, 'segment-saved', facts, em);
      return { version: saved.version };
    });
  }

  /** Stores the texts that differ from the delivered ones, unless somebody else has written meanwhile. */
  private async write(
    em: SqlEntityManager,
    { name, version, given, delivered }: TextsToSave,
    current: () => Promise<object | undefined>,
  ): Promise<SavedTexts & { readonly before: Texts }> {
    await lockData(em, 'definitions');
    const row = await em.findOne(EditedTextsRow, { name }, { disableIdentityMap: true });
    const present = row?.version ?? 0;
    if (isOutdated(present, version)) throw changedMeanwhile((await current()) ?? {});
    const texts = changedIn(given, delivered);
    // A row without texts stays: its version must keep rising.
    if (row === null) await em.insert(EditedTextsRow, { name, texts, version: 1 });
    else await em.nativeUpdate(EditedTextsRow, { id: row.id }, { texts, version: present + 1 });
    const before = changedIn({ ...delivered, ...row?.texts }, given);
    return { version: present + 1, before };
  }
}

/** The texts that have changed. */
function changedIn(texts: Texts, before: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([field, text]) => text !== (before[field] ?? '')));
}

/** A field as forms and calls name it: answers by index, not by code. */
function placeOf(field: string, { answers }: Question): string {
  const [list, code, name] = field.split('.');
  return name === undefined ? field : `${list}.${answers.findIndex(({ value }) => value === code)}.${name}`;
}

/** @param named the caller's name of a field */
function refusePlaceholders(texts: Texts, delivered: Texts, named: (field: string) => string): void {
  const fields = Object.entries(texts).flatMap(([field, text]) => {
    const fault = placeholderFault(delivered[field] ?? '', text);
    return fault === null ? [] : [[named(field), fault] as const];
  });
  if (fields.length === 0) return;
  const messages = fields.map(([, message]) => message);
  throw new DomainError('invalid', messages.join(' '), Object.fromEntries(fields));
}
