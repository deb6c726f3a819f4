import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careProposal, documentation, openRecord } from '#pdf/domain';
import { beratungOf } from '../../../../modules/pdf/documents/record/beratung-of.ts';
import type { Beratung, BeratungProposal } from '../../../../modules/pdf/reopening/beratung.ts';
import { sealPdf } from '../../../../modules/pdf/sealing/seal-pdf.ts';
import { ANSWERS, consultation, INSTITUTION } from '../consultations.ts';
import { byQpdf, describeWithPdfTools, readWith } from '../pdf-tools.ts';
import { beratung, decided, LATER, OWN, PASSWORD, recordOf, recordWith } from './records.ts';

const open = (bytes: Uint8Array, password: string | null = null) => openRecord(bytes, password, OWN, LATER);
const kindOf = async (bytes: Uint8Array, password: string | null = null) =>
  (await open(bytes, password)).kind;
const changedBy = (change: (content: Record<string, unknown>) => object) =>
  recordWith(JSON.stringify(change(structuredClone(beratung) as unknown as Record<string, unknown>)));

describe('the consultation in a Dokumentation', () => {
  it('is read back as it was written, readable and encrypted', async () => {
    expect(beratung.proposals).toHaveLength(4);
    expect(beratung.proposals.map(({ chosen }) => chosen)).toEqual([false, false, true, false]);
    const expected = { kind: 'opened', beratung };
    expect(await open(await recordOf(documentation(decided)))).toEqual(expected);
    expect(await open(await recordOf(documentation(decided), PASSWORD), PASSWORD)).toEqual(expected);
  });

  it('is read back from a file that the server has rewritten', async () => {
    const bytes = new Uint8Array(await recordOf(documentation(decided)));
    const answer = await sealPdf({ bytes, password: PASSWORD, readable: true });
    if (!('sealed' in answer)) return expect.fail(answer.refused);
    expect(await open(answer.sealed, PASSWORD)).toEqual({ kind: 'opened', beratung });
  });

  it('says what the sheet says: no hidden answers, and placeholders in a trial', () => {
    const hidden = { ...ANSWERS, representative: 'R2', representative_lastname: 'Versteckt' } as const;
    expect(JSON.stringify(beratungOf(consultation({ answers: hidden })))).not.toContain('Versteckt');
    const trial = beratungOf({ ...decided, institution: { ...INSTITUTION, trial: true } });
    expect(trial.answers).toMatchObject({ givenname: 'Erika', lastname: 'Mustermann' });
    for (const name of ['Änne', 'Großkreutz', 'Jürgen', 'Schloßberg', 'Sommer', 'aenne@'])
      expect(JSON.stringify(trial)).not.toContain(name);
  });

  it('holds amounts in cents, as the sheet prints them', () => {
    const { figures, proposals } = beratung;
    expect(figures).toEqual({ method: 'A', grossAllowance: 2124, copayment: 212 });
    for (const { lines, total } of proposals)
      expect(lines.reduce((sum, line) => sum + (line.total ?? 0), 0)).toBe(total);
  });

  it('is left out where it could not be read again', () => {
    const extra = 'x'.repeat(20_000);
    const texts = Object.fromEntries(
      [
        'extra2',
        'extra3',
        'extra4',
        'extra5',
        'extra6',
        'street',
        'city',
        'email',
        'lastname',
        'plz',
        'telephone',
        'givenname',
        'member',
        'versichertennummer',
      ].map((field) => [field, extra]),
    );
    expect(documentation(consultation({ answers: { ...ANSWERS, ...texts } })).attachments).toEqual([]);
  });
});

describe('a file that is no consultation of ours', () => {
  it('is named by what is wrong with it', async () => {
    expect(await kindOf(new TextEncoder().encode('Kein PDF'))).toBe('foreign');
    expect(await kindOf(new TextEncoder().encode('%PDF-1.7\nund sonst nichts'))).toBe('broken');
    expect(await kindOf(await recordOf(careProposal(decided)))).toBe('foreign');
    expect(await kindOf(new Uint8Array(20 * 1024 * 1024))).toBe('too-large');
    const whole = await recordOf(documentation(decided));
    expect(await kindOf(whole.subarray(0, whole.length / 2))).toBe('broken');
  });

  it('wants its password', async () => {
    const sealed = await recordOf(documentation(decided), PASSWORD);
    expect(await kindOf(sealed)).toBe('password');
    expect(await kindOf(sealed, 'falsch')).toBe('password');
  });

  it('names another institution', async () => {
    const answer = await openRecord(
      await recordOf(documentation(decided)),
      null,
      { id: 8, name: 'Andere' },
      LATER,
    );
    expect(answer).toEqual({ kind: 'other-institution', name: 'Apotheke am Stadtgarten' });
    const outside = await recordOf(documentation({ ...decided, institutionId: undefined }));
    expect((await openRecord(outside, null, { id: 8, name: 'Apotheke am Stadtgarten' }, LATER)).kind).toBe(
      'opened',
    );
    expect((await openRecord(outside, null, { id: 8, name: 'Andere' }, LATER)).kind).toBe(
      'other-institution',
    );
  });

  it('is refused with other content than it was written with', async () => {
    const { attachments = [], ...document } = documentation(decided);
    const [file] = attachments;
    if (file === undefined) return expect.fail('no attachment');
    const one = await recordOf({ ...document, attachments: [file] });
    const two = await recordOf({
      ...document,
      attachments: [{ ...file, text: file.text.replace('V2', 'V3') }],
    });
    expect(await kindOf(swapped(one, two))).toBe('changed');
  });

  it.each<readonly [string, (content: Record<string, unknown>) => object, string]>([
    ['a later version', (content) => ({ ...content, version: 3, more: true }), 'newer'],
    ['an unknown key', (content) => ({ ...content, more: true }), 'broken'],
    ['an unknown answer', (content) => ({ ...content, answers: { verlust: 'V9' } }), 'broken'],
    [
      'an amount that is none',
      (content) => ({ ...content, figures: { method: 'A', grossAllowance: -1, copayment: 0.5 } }),
      'broken',
    ],
    ['a day that does not exist', (content) => ({ ...content, day: '2026-02-30' }), 'broken'],
    ['another format', (content) => ({ ...content, format: 'anderes' }), 'foreign'],
  ])('is refused with %s', async (_what, change, kind) => {
    expect(await kindOf(await changedBy(change))).toBe(kind);
  });

  // Proposals of the record: two of needs-based care, of 25,98 € and 30,47 €, wishes under method A, free sale.
  const figuresWith = (change: object) => (content: Record<string, unknown>) => ({
    ...content,
    figures: { ...(content.figures as object), ...change },
  });
  const proposalWith = (at: number, change: (each: BeratungProposal) => object) => (content: object) => {
    const { proposals } = content as Beratung;
    return { ...content, proposals: proposals.map((each, index) => (index === at ? change(each) : each)) };
  };
  const lineWith = (change: object) => (each: BeratungProposal) => ({
    ...each,
    lines: each.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
  });

  /** The only proposal of a record, of one line. */
  const alone =
    (
      at: number,
      { lines, ...change }: Partial<Omit<BeratungProposal, 'lines'>> & { lines?: readonly object[] },
      figures: object = {},
    ) =>
    (content: object) => {
      const record = content as Beratung;
      const each = record.proposals[at] as BeratungProposal;
      const own =
        lines?.map((line) => ({ ...each.lines[0], monthlyPackages: undefined, ...line })) ?? each.lines;
      return {
        ...record,
        proposals: [{ ...each, ...change, lines: own }],
        figures: { ...record.figures, ...figures },
      };
    };

  it.each<readonly [string, (content: Record<string, unknown>) => object]>([
    ['the year 9999', (content) => ({ ...content, day: '9999-12-31' })],
    ['tomorrow', (content) => ({ ...content, day: '2026-11-28' })],
    ['a Pauschale of 90 trillion', figuresWith({ grossAllowance: 9_000_000_000_000_000 })],
    ['a Zuzahlung above that of its day', figuresWith({ copayment: 1_001 })],
    ['a pack above any price', proposalWith(2, lineWith({ price: 10_000_000, total: 10_000_000 }))],
    ['a month that is no number of packs', proposalWith(2, lineWith({ total: 1 }))],
    ['a sum of other parts', proposalWith(2, (each) => ({ ...each, total: 1 }))],
    ['Mehrkosten of one cent', proposalWith(2, (each) => ({ ...each, mehrkosten: 1, patientPays: 1 }))],
    ['Mehrkosten of what is needed', proposalWith(0, (each) => ({ ...each, mehrkosten: 1 }))],
    ['less to pay than the Mehrkosten', proposalWith(2, (each) => ({ ...each, patientPays: 0 }))],
    ['the year 1999', (content) => ({ ...content, day: '1999-12-31' })],
    [
      'a price of nothing that costs something',
      alone(3, { lines: [{ price: 0, total: 9 }], total: 9, mehrkosten: 9, patientPays: 9 }),
    ],
    ['less to pay for what is bought', proposalWith(3, (each) => ({ ...each, patientPays: 1 }))],
    ['less Mehrkosten of what is bought', proposalWith(3, (each) => ({ ...each, mehrkosten: 1 }))],
    [
      'more to pay for what is bought',
      proposalWith(3, ({ total, ...each }) => ({ ...each, total, patientPays: (total ?? 0) + 1 })),
    ],
    [
      'something to pay of an unknown Pauschale',
      alone(2, { mehrkosten: null, patientPays: 212 }, { grossAllowance: null }),
    ],
    [
      'Mehrkosten of an unknown Pauschale',
      alone(2, { mehrkosten: 1, patientPays: null }, { grossAllowance: null }),
    ],
    ['something to pay of unknown Mehrkosten', alone(2, { mehrkosten: null, patientPays: 212 })],
    [
      'nothing to pay without a Pauschale',
      alone(0, { mehrkosten: 0, patientPays: 0 }, { grossAllowance: 0, copayment: 0 }),
    ],
    [
      'something to pay of an unknown total',
      alone(2, { lines: [{ price: null, total: null }], total: null, mehrkosten: null, patientPays: 0 }),
    ],
    ['more to pay than there is', proposalWith(0, (each) => ({ ...each, patientPays: 9_000_000 }))],
  ])('is refused with figures that cannot be: %s', async (_what, change) => {
    expect(await kindOf(await changedBy(change))).toBe('changed');
  });

  it.each<readonly [string, (content: Record<string, unknown>) => object]>([
    ['the first day of the century', (content) => ({ ...content, day: '2000-01-01', proposals: [] })],
    [
      'a price of nothing',
      alone(3, { lines: [{ price: 0, total: 0 }], total: 0, mehrkosten: 0, patientPays: 0 }),
    ],
    [
      'an unknown Pauschale',
      alone(2, { mehrkosten: null, patientPays: null }, { grossAllowance: null, copayment: null }),
    ],
    ['what is bought under an unknown Pauschale', alone(3, {}, { grossAllowance: null, copayment: null })],
  ])('is read with figures that can be: %s', async (_what, change) => {
    expect(await kindOf(await changedBy(change))).toBe('opened');
  });

  it('is refused with 5 MB of JSON, without unpacking it, and with a text that is no JSON', async () => {
    const packed = await recordWith(`{"format":"inkoberatung","version":1,"day":"${' '.repeat(5_000_000)}"}`);
    expect(packed.length).toBeLessThan(150_000);
    expect(await kindOf(packed)).toBe('too-large');
    expect(await kindOf(await recordWith('{"format":'))).toBe('broken');
    expect(await kindOf(await recordWith('{"__proto__":{"format":"inkoberatung","version":1}}'))).toBe(
      'foreign',
    );
  });

  it('never throws, whatever bytes are changed', async () => {
    const whole = await recordOf(documentation(decided));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 }),
        async (changes) => {
          const bytes = whole.slice();
          for (const [at, value] of changes) bytes[at] = value;
          const answer = await open(bytes);
          // What is still opened is what was written.
          if (answer.kind === 'opened') expect(answer.beratung).toEqual(beratung);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('records of earlier versions', () => {
  const fixture = (name: string) => readFileSync(`data/fixtures/dokumentation-v1${name}`);
  const expected = JSON.parse(fixture('.json').toString('utf8')) as object;
  it.each(['.pdf', '-verschluesselt.pdf'])('are read forever: version 1%s', async (name) => {
    const answer = await openRecord(
      new Uint8Array(fixture(name)),
      'Stadtgarten-2026',
      { id: 2, name: '' },
      LATER,
    );
    expect(answer).toEqual({ kind: 'opened', beratung: expected });
  });
});

describeWithPdfTools('other programs', () => {
  it('list and unpack the file, which is encrypted with the pages', async () => {
    const sealed = await recordOf(documentation(decided), PASSWORD);
    const key = `--password=${PASSWORD}`;
    expect(readWith('qpdf', [key, '--list-attachments', 'FILE'], sealed)).toContain('beratung.json');
    const shown = readWith('qpdf', [key, '--show-attachment=beratung.json', 'FILE'], sealed);
    expect(JSON.parse(shown)).toEqual(beratung);
    const described = readWith('qpdf', [key, '--list-attachments', '--verbose', 'FILE'], sealed);
    expect(described).toContain('mime type: application/json');
    expect(described).toContain(createHash('md5').update(JSON.stringify(beratung)).digest('hex'));
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('beratung.json');
  });

  it('may have dropped the associated files and kept those by name', async () => {
    const plain = byQpdf(
      ['--qdf', '--object-streams=disable'],
      await recordOf(documentation(decided)),
    ).toString('latin1');
    const without = (text: string) => Buffer.from(text.replace('/AF [', '/XF ['), 'latin1');
    expect(await open(without(plain))).toEqual({ kind: 'opened', beratung });
    // A tree may be deeper, and lead to itself.
    const names = /\/EmbeddedFiles <<\s+\/Names (\[[^\]]+\])/;
    const deep = plain.replace(names, '/EmbeddedFiles << /Kids [ << /Names $1 >> 99 0 R ]');
    expect(await open(without(deep))).toEqual({ kind: 'opened', beratung });
    expect(await kindOf(without(plain.replace('/EmbeddedFiles', '/Unknown')))).toBe('foreign');
  });

  it('may have rewritten the record', async () => {
    const readable = await recordOf(documentation(decided));
    for (const way of ['--object-streams=disable', '--linearize', '--qdf'])
      expect(await kindOf(new Uint8Array(byQpdf([way], readable)))).toBe('opened');
    const sealed = byQpdf(
      ['--object-streams=disable', '--encrypt', PASSWORD, PASSWORD, '256', '--'],
      readable,
    );
    expect(await kindOf(new Uint8Array(sealed), PASSWORD)).toBe('opened');
    const weak = byQpdf(['--encrypt', PASSWORD, PASSWORD, '128', '--use-aes=y', '--'], readable);
    expect(await kindOf(new Uint8Array(weak), PASSWORD)).toBe('foreign');
  });
});

/** A record with the embedded stream of another, which has the same length. */
function swapped(one: Uint8Array, two: Uint8Array): Uint8Array {
  const [text, other] = [one, two].map((bytes) => Buffer.from(bytes).toString('latin1')) as [string, string];
  const stream = /\/EmbeddedFile[\s\S]*?endstream/;
  return new Uint8Array(
    Buffer.from(
      text.replace(stream, () => stream.exec(other)?.[0] ?? ''),
      'latin1',
    ),
  );
}
