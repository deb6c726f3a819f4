import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#platform/domain';
import { consultationContent } from '../../../../modules/pdf/contract-forms/consultation-content.ts';
import { fillContractForm } from '../../../../modules/pdf/contract-forms/fill-contract-form.ts';
import { EXAMPLE_CONTENT, FORM_LINES } from '../../../../modules/pdf/contract-forms/form-values.ts';
import { guessValue } from '../../../../modules/pdf/contract-forms/guessing/guess-value.ts';
import { type ReadForm, readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { ANSWERS, consultation, INSTITUTION, line } from '../consultations.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { craftedForm } from './made-form.ts';

const SLIP = () => line('Pflegoria Krankenunterlage', '60x90');
const WISHED = { area: 1, tab: 0 } as const;

describe('what a consultation puts into a form', () => {
  test('is offered for mapping, each with a name of its own', () => {
    const details = {
      talk: 'home',
      basis: 'prescription',
      prescribedBy: 'Dr. Lang',
      prescribedOn: '2026-03-02' as CalendarDay,
      signer: 'legal',
    } as const;
    const { content } = consultationContent(consultation({ decided: WISHED, details }));
    for (const key of content.keys()) expect(EXAMPLE_CONTENT.has(key), key).toBe(true);
    expect(content.get('person.listed')).toBe('Großkreutz-Öztürk, Änne');
    expect(content.get('talk.prescriber')).toBe('Dr. Lang');
    expect(content.get('talk.prescribedOn')).toBe('02.03.2026');
    expect(content.get('talk.home')).toBe(true);
    expect(content.has('talk.shop')).toBe(false);
    // Where nobody has said the place of signing, it is written by hand.
    expect(content.has('talk.place')).toBe(false);
    expect(content.has('talk.placeDay')).toBe(false);
    const placed = consultationContent(consultation({ details: { ...details, place: 'Freiburg' } })).content;
    expect(placed.get('talk.placeDay')).toMatch(/^Freiburg, \d{2}\.\d{2}\.\d{4}$/);
  });

  test('tells what is paid once from what the form calls a month’s', () => {
    const lines = [line('Pflegoria Mehrweg-Krankenunterlage'), line('Pflegoria Nitrilhandschuhe', 'M')];
    const of = (...sold: typeof lines) =>
      consultationContent(consultation({ cart: [[], [], [{ lines: sold }]] })).content.get('care.pays');
    expect(of(...lines)).toBe('29,90\u00a0€ (davon einmalig 19,95\u00a0€)');
    expect(of(...lines.slice(0, 1))).toBe('19,95\u00a0€ (einmalig)');
    expect(of(...lines.slice(1))).toBe('9,95\u00a0€');
  });

  test('counts Stuhlschmieren as stool, and tells a purchase under method B from Mehrkosten', () => {
    const lines = [line('Valdumea Pull-up Super', 'M'), line('Dermavela Hautschutzcreme')];
    const { content } = consultationContent(
      consultation({
        method: 'B',
        answers: { ...ANSWERS, inkontinenz: 'I4' },
        cart: [[], [{ lines }], []],
        details: { basis: 'prescription', prescribedAmount: '500 Stück', departs: false },
      }),
    );
    expect([content.has('person.stool'), content.has('person.urine')]).toEqual([true, false]);
    const cents = (key: string) => Number(String(content.get(key)).replaceAll(/\D/g, ''));
    expect(cents('care.purchase')).toBeGreaterThan(0);
    expect(cents('care.extra') + cents('care.purchase')).toBe(cents('care.pays'));
    // The amounts speak against it.
    expect(content.has('talk.departsNot')).toBe(false);
  });

  test('says of the talk what the record of advice says', () => {
    const details = {
      basis: 'nurse',
      recommendedOn: '2026-03-02' as CalendarDay,
      recommendedBy: 'Pflegedienst Süd',
      advised: ['relatives'],
      advisedName: 'Max Großkreutz',
      samples: [{ product: 'Slip', size: 'M', day: '2026-03-01' as CalendarDay, outcome: 'passt' }, {}],
      explained: ['choice', 'disposal'],
      departs: false,
      departureReason: 'von früher',
      signer: 'person',
    } as const;
    const { content } = consultationContent(consultation({ decided: WISHED, details }));
    expect(Object.fromEntries([...content].filter(([key]) => /^(talk|explained)/.test(key)))).toMatchObject({
      'talk.nurse': true,
      'talk.recommendedOn': '02.03.2026',
      'talk.recommendedBy': 'Pflegedienst Süd',
      'talk.advised': 'Angehörige',
      'talk.advisedName': 'Max Großkreutz',
      'talk.advisedRelatives': true,
      'talk.samples': 'Slip, M, 01.03.2026: passt',
      'talk.samplesGiven': true,
      'talk.departsNot': true,
      // A patient who signs need not be named again.
      'talk.signer': 'Änne Großkreutz-Öztürk',
      'talk.signerRole': 'die versicherte Person',
      'explained.choice': true,
      'explained.disposal': true,
    });
    for (const key of ['talk.departs', 'talk.departureReason', 'talk.samplesNone', 'explained.skin'])
      expect(content.has(key), key).toBe(false);
    for (const key of content.keys()) expect(EXAMPLE_CONTENT.has(key), key).toBe(true);
  });

  test('is the proposal that was decided for; of several without a decision none', () => {
    const open = consultationContent(consultation());
    expect(open.lines).toBe(null);
    expect([...open.content.keys()].filter((key) => /^(line|care)/.test(key))).toEqual([]);
    const decided = consultationContent(consultation({ decided: WISHED }));
    expect(decided.lines).toBe(2);
    expect(decided.content.get('care.total')).toBe('43,20\u00a0€');
    expect(decided.content.get('care.withExtra')).toBe(true);
    expect(decided.content.has('care.withoutExtra')).toBe(false);
    expect(decided.content.get('line2.total')).toBe('23,85\u00a0€');
  });

  test('counts all products, also beyond those that can be named', () => {
    const lines = Array.from({ length: FORM_LINES + 3 }, SLIP);
    const { content, lines: counted } = consultationContent(consultation({ cart: [[], [], [{ lines }]] }));
    expect(counted).toBe(FORM_LINES + 3);
    expect(content.has(`line${FORM_LINES}.name`)).toBe(true);
    expect(content.has(`line${FORM_LINES + 1}.name`)).toBe(false);
  });

  test('identifies nobody in a trial, and says nothing of what is unanswered', () => {
    const answers = { ...ANSWERS, versichertennummer: 'A123456780' };
    expect(consultationContent(consultation({ answers })).content.get('person.number')).toBe('A123456780');
    const institution = { ...INSTITUTION, trial: true };
    const { content } = consultationContent(consultation({ answers, institution }));
    expect(content.get('person.name')).toBe('Erika Mustermann');
    expect(content.has('person.number')).toBe(false);
    const { gebuehr: _, ...unanswered } = ANSWERS;
    const silent = consultationContent(consultation({ answers: unanswered })).content;
    expect([silent.has('person.exempt'), silent.has('person.liable')]).toEqual([false, false]);
  });
});

test('a form says what has no place in it', async () => {
  const form = (await readForm({ bytes: new Uint8Array(craftedForm()) })) as ReadForm;
  const mapping = [{ field: 'Produkt1', option: null, value: 'line1.name' }];
  const fill = (changes: Parameters<typeof consultation>[0]) =>
    fillContractForm({ ...form, mapping }, consultation(changes), typefaceFiles(), null);
  expect(await fill({ decided: WISHED })).toMatchObject({ left: 1, undecided: false });
  expect(await fill({})).toMatchObject({ left: 0, undecided: true, texts: [] });
});

test('an entry of a list is guessed as a box is, and the list itself as a text', () => {
  const options = [
    { id: '1', label: 'Erstversorgung' },
    { id: '2', label: 'Folgeversorgung' },
  ];
  const field = { name: 'Krankenkasse', kind: 'choice', label: '', page: 1, options } as const;
  expect([guessValue(field), guessValue(field, '1'), guessValue(field, '2'), guessValue(field, '3')]).toEqual(
    ['insurer.name', 'person.first', 'person.followUp', null],
  );
});
