import { expect, onTestFinished, test } from 'vitest';
import { DefinitionAdminService, DefinitionService } from '#consultation';
import questions from '../../../../data/definitions/questionnaire.json' with { type: 'json' };
import {
  hintInput,
  questionInput,
  segmentInput,
} from '../../../../modules/consultation/definitions/definition-input.ts';
import { hintListQuery } from '../../../../modules/consultation/definitions/managed-definitions.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the vendor maintains the texts of questions and hints', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const admin = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(DefinitionAdminService), {
      saveHint: hintInput,
      saveQuestion: questionInput,
      saveSegment: segmentInput,
    });
  const hint = async (key: string) => {
    const page = await (await admin()).hints(vendor, hintListQuery.parse({ page: '1' }));
    const pages = Math.ceil(page.total / page.pageSize);
    const rows = [...page.rows];
    for (let number = 2; number <= pages; number += 1)
      rows.push(...(await (await admin()).hints(vendor, hintListQuery.parse({ page: String(number) }))).rows);
    return rows.find((row) => row.key === key);
  };
  const question = async (id: string) => {
    const found = (await (await admin()).questions(vendor)).find((each) => each.id === id);
    if (found === undefined) throw new Error(`${id} is not asked`);
    const { version, questiontext, sublinetext, hint: help, answers } = found;
    return {
      id,
      version,
      questiontext,
      sublinetext: sublinetext ?? '',
      hint: help ?? '',
      answers: answers.map((each) => ({ ...each, sublinetext: each.sublinetext ?? '' })),
    };
  };
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };

  // @spec access-2-50
  test('writes, removes and resets a hint, each with an audit entry', async () => {
    const { delivered = '' } = (await hint('haut.Ha2')) ?? {};
    expect(delivered).not.toBe('');
    expect(await hint('haut.Ha2')).toMatchObject({
      version: 0,
      text: delivered,
      Antwort: 'Gereizt oder geschädigt',
    });
    await (await admin()).saveHint(vendor, { key: 'haut.Ha2', version: 0, text: 'Haut ansehen.' });
    const service = (await servicesOn(database.em())).get(DefinitionService);
    expect((await service.hints(vendor))['haut.Ha2']).toBe('Haut ansehen.');
    expect(await lastEntry()).toEqual({
      what: 'hint-saved',
      detail: { code: 'haut.Ha2', before: { text: delivered }, after: { text: 'Haut ansehen.' } },
    });
    await (await admin()).saveHint(vendor, { key: 'haut.Ha2', version: 1, text: '' });
    expect((await service.hints(vendor))['haut.Ha2']).toBeUndefined();
    await (await admin()).saveHint(vendor, { key: 'haut.Ha2', version: 2, text: delivered });
    expect((await service.hints(vendor))['haut.Ha2']).toBe(delivered);
    expect(await hint('haut.Ha2')).toMatchObject({ version: 3, text: delivered });
    await (await admin()).saveHint(vendor, { key: 'haut.Ha1', text: 'Gut so.' });
    expect((await service.hints(vendor))['haut.Ha1']).toBe('Gut so.');
    await (await admin()).saveHint(vendor, { key: 'important.I1', text: 'Weich.' });
    expect((await service.hints(vendor)).important.I1).toBe('Weich.');
  });

  // @spec access-2-50
  test('rewords a question; ids and the other texts stay', async () => {
    const texts = await question('gender');
    const [woman, ...others] = texts.answers;
    if (woman === undefined) throw new Error('There is no answer.');
    await (await admin()).saveQuestion(vendor, {
      ...texts,
      questiontext: 'Wen beraten wir?',
      answers: [{ ...woman, label: 'Patientin' }, ...others],
    });
    const definitions = (await servicesOn(database.em())).get(DefinitionService);
    const asked = (await definitions.questionnaire(vendor)).find(({ id }) => id === 'gender');
    expect(asked).toMatchObject({
      step: 1,
      questiontext: 'Wen beraten wir?',
      answers: [{ value: 'F', label: 'Patientin' }, { value: 'M', label: 'Mann' }, { value: 'K' }],
    });
    expect(await lastEntry()).toEqual({
      what: 'question-saved',
      detail: {
        code: 'gender',
        before: { questiontext: 'Für wen ist die Versorgung bestimmt?', 'answers.F.label': 'Frau' },
        after: { questiontext: 'Wen beraten wir?', 'answers.F.label': 'Patientin' },
      },
    });
    const file = JSON.parse(await (await admin()).exportQuestionnaire(vendor));
    expect(file).toHaveLength(questions.length);
    expect(Object.keys(file[0]).sort()).toEqual(Object.keys(questions[0] ?? {}).sort());
    const token = await tokenOf(server(), 'beratung');
    const answered = await call(server(), 'definitions/questionnaire.json', { token });
    expect(answered.json).toEqual(file);
  });

  // @spec access-2-50
  test('gives a segment another unique heading, over all of its questions', async () => {
    const version = async () =>
      (await servicesOn(database.em())).get(DefinitionService).questionnaire(vendor);
    await (await admin()).saveSegment(vendor, {
      segment: 'Gesundheit',
      version: 0,
      heading: 'Zur Gesundheit',
    });
    const names = new Set((await version()).map(({ segmentName }) => segmentName));
    expect([names.has('Zur Gesundheit'), names.has('Gesundheit')]).toEqual([true, false]);
    expect(await lastEntry()).toEqual({
      what: 'segment-saved',
      detail: { code: 'Gesundheit', before: { name: 'Gesundheit' }, after: { name: 'Zur Gesundheit' } },
    });
    await expect(
      (await admin()).saveSegment(vendor, { segment: 'Alltag', heading: 'Zur Gesundheit' }),
    ).rejects.toMatchObject({ fields: { heading: '„Zur Gesundheit“ heißt schon ein anderer Abschnitt.' } });
    await expect(
      (await admin()).saveSegment(vendor, { segment: 'Gesundheit', version: 0, heading: 'Anders' }),
    ).rejects.toMatchObject({ code: 'conflict', current: { version: 1, heading: 'Zur Gesundheit' } });
    await expect((await admin()).saveSegment(vendor, { segment: 'Neu', heading: 'x' })).rejects.toMatchObject(
      { code: 'not-found' },
    );
  });

  test('refuses other answers than the question has, invalid texts, and unknown ids', async () => {
    const texts = await question('toilette');
    const save = async (more: object) => (await admin()).saveQuestion(vendor, { ...texts, ...more });
    const message = 'Die Antworten der Frage und ihre Kennungen lassen sich nicht ändern.';
    await expect(save({ answers: texts.answers.slice(1) })).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
    const renamed = texts.answers.map((each) => ({ ...each, value: `${each.value}x` }));
    await expect(save({ answers: renamed })).rejects.toMatchObject({ message });
    await expect(save({ questiontext: '<i>Toilette</i>' })).rejects.toMatchObject({
      fields: { questiontext: '„Frage“ darf kein HTML enthalten.' },
    });
    const placeholder = texts.answers.map((each, index) =>
      index === 1 ? { ...each, label: 'Nein {x}' } : each,
    );
    await expect(save({ answers: placeholder })).rejects.toMatchObject({
      fields: { 'answers.1.label': '{x} ist hier kein Platzhalter.' },
    });
    await expect(save({ id: 'erfunden' })).rejects.toMatchObject({ code: 'not-found' });
    await expect((await admin()).saveHint(vendor, { key: 'erfunden.E1', text: '' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await question('toilette')).toEqual(texts);
  });

  test('tells the second of two editors, also in another process', async () => {
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const outcomes = await Promise.allSettled(
      [database.em(), elsewhere.em()].map(async (em, index) =>
        (await admin(em)).saveHint(vendor, { key: 'wann.W1', version: 0, text: `Text ${index}` }),
      ),
    );
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toMatchObject([{ code: 'conflict', current: { key: 'wann.W1', version: 1 } }]);
    const texts = await question('trink');
    await (await admin()).saveQuestion(vendor, { ...texts, questiontext: 'Wie viel wird getrunken?' });
    await expect((await admin()).saveQuestion(vendor, texts)).rejects.toMatchObject({
      code: 'conflict',
      current: { id: 'trink', version: 1, questiontext: 'Wie viel wird getrunken?' },
    });
  });
});
