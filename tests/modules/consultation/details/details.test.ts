import { describe, expect, it } from 'vitest';
import { dayDoubt, detailDoubts, explainedFor } from '#consultation/domain';
import { SELF_PAYERS } from '#institution/domain';
import { addDays, type CalendarDay } from '#platform/domain';

const TODAY = '2026-03-09' as CalendarDay;
const INSURER = {
  Kasse: 'Musterkasse Nord',
  Kinderpauschale: 3000,
  Urinpauschale: 1785,
  Stuhlpauschale: 2250,
  Kindalter: 18,
  selfPay: false,
};

describe('the day of a recommendation', () => {
  const doubt = (age: number) => dayDoubt({ recommendedOn: addDays(TODAY, -age) }, 'recommendedOn', TODAY);

  // § 40 (6) SGB XI: at most two weeks.
  it('may lie two weeks back, and not a day more', () => {
    expect(doubt(0)).toBeNull();
    expect(doubt(14)).toBeNull();
    expect(doubt(15)).toMatch(/älter als zwei Wochen/);
  });

  it('is asked for, and may not lie ahead', () => {
    expect(detailDoubts({ basis: 'nurse' }, TODAY)[0]).toMatch(/Bitte tragen Sie ihren Tag ein/);
    expect(doubt(-1)).toMatch(/nach dem 09\.03\.2026/);
  });
});

it('a prescription is asked about after 28 days, and by its own day alone', () => {
  const prescribedOn = addDays(TODAY, -28);
  expect(detailDoubts({ basis: 'prescription', prescribedOn }, TODAY)).toEqual([]);
  const older = { prescribedOn: addDays(TODAY, -29), recommendedOn: addDays(TODAY, -90) };
  expect(detailDoubts({ basis: 'prescription', ...older }, TODAY)).toEqual([
    expect.stringMatching(/^Verordnung: Die Verordnung ist älter als 28 Tage/),
  ]);
  expect(detailDoubts({ basis: 'none', ...older }, TODAY)).toEqual([]);
  expect(detailDoubts({ basis: 'prescription' }, TODAY)).toEqual([]);
});

describe('what is explained', () => {
  const words = (changes: Partial<typeof INSURER>, gross: number | null) =>
    explainedFor({ ...INSURER, ...changes }, gross)
      .map(({ label }) => label)
      .join('; ');

  it('is all of it to people insured by law', () => {
    for (const gross of [2124, null])
      expect(words({}, gross)).toMatch(
        /gesetzliche Zuzahlung; Mehrkosten im Monat.*; medizinisch notwendige/,
      );
  });

  it('leaves out what a rate of 0 does not have', () => {
    expect(words({}, 0)).not.toMatch(/Zuzahlung|Mehrkosten|notwendige/);
    expect(words({}, 0)).toMatch(/Kosten im Monat.*andere Krankenkasse/);
  });

  it('speaks of no law and no Krankenkasse to others', () => {
    const privately = words({ Kasse: SELF_PAYERS.privatelyInsured, selfPay: true }, 2124);
    expect(privately).toMatch(/; Zuzahlung;.*andere Versicherung/);
    expect(privately).not.toMatch(/gesetzlich|Krankenkasse/);
    const alone = words({ Kasse: SELF_PAYERS.selfPaying, selfPay: true }, 0);
    expect(alone).not.toMatch(/Zuzahlung|Versicherung|Krankenkasse/);
  });
});
