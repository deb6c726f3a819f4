import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { RecommendationRow } from '#consultation';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { shortened } from '../../../cli/recommendations/recommendations-check.ts';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { seededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';

const HEAD = 'key;Artikelnummern\n';
const KEY = 'F_I1_T1_H1_V1_X1';

describeWithDatabase('inko recommendations', (engine) => {
  async function opened() {
    const database = await seededDatabase(engine);
    callFrom(database);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    return {
      em: () => orm.em.fork(),
      inko: (...args: readonly string[]) => inkoHere(args),
      write: (content: string | Buffer) => {
        const path = join(database.folder, 'tabelle.csv');
        writeFileSync(path, content);
        return path;
      },
    };
  }

  // @spec consultation-recommendations-6
  test('check finds nothing wrong with the demo, then names what the catalogue has lost', async () => {
    const { em, inko } = await opened();
    expect(await inko('recommendations', 'check')).toEqual({
      code: 0,
      stdout:
        'ok\trecommendations\t576 keys, 576 of them with products (100 %), 0 with a pick of the vendor\n',
      stderr: '',
    });
    await em().nativeDelete(ProductSizeRow, { artikelnummer: '9120781' });
    await em().nativeUpdate(
      RecommendationRow,
      { key: KEY },
      { artikelnummern: ['9120781'], pick: '9120781' },
    );
    await em().nativeDelete(RecommendationRow, { key: 'M_I4_T2_H2_V3_X4' });
    const { code, stdout } = await inko('recommendations', 'check');
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'warning\tArtikelnummer 9120781\tis not in the catalogue (M_I4_T1_H1_V1_X1, M_I4_T1_H1_V1_X2, M_I4_T1_H1_V1_X3 and 21 more)',
      'error\tM_I4_T2_H2_V3_X4\tis missing',
      `error\t${KEY}\thas no product left in the catalogue`,
      `warning\t${KEY}\tits pick 9120781 is not in the catalogue`,
      'error\trecommendations\t575 keys, 574 of them with products (99 %), 1 with a pick of the vendor',
      '',
    ]);
    const findings = JSON.parse((await inko('recommendations', 'check', '--json')).stdout);
    expect(findings).toHaveLength(5);
    expect(findings[1]).toEqual({ state: 'error', check: 'M_I4_T2_H2_V3_X4', detail: 'is missing' });
  });

  // @spec consultation-recommendations-6
  test('check names to people the first of many keys with the same fault, and how many more there are', () => {
    const missing = (check: string) => ({ state: 'error', check, detail: 'is missing' }) as const;
    const whole = { state: 'error', check: 'recommendations', detail: '0 keys' } as const;
    const many = [...['A', 'B', 'C', 'D'].map(missing), whole];
    expect(shortened(many, 2)).toEqual([
      missing('A'),
      missing('B'),
      { state: 'error', check: '2 more keys', detail: 'is missing; --json and --csv name all' },
      whole,
    ]);
    // One more is named: a line for it takes no more room.
    expect(shortened(many, 3)).toEqual(many);
  });

  // @spec consultation-recommendations-6
  test('export writes a file that import takes, changed in a spreadsheet', async () => {
    const { em, inko, write } = await opened();
    const exported = await inko('export', 'recommendations');
    expect([exported.code, exported.stderr]).toEqual([0, '']);
    expect(exported.stdout.startsWith('\ufeffkey;Artikelnummern;Person;')).toBe(true);
    const same = await inko('import', 'recommendations', write(exported.stdout), '--commit');
    expect(same.stdout).toBe('0 edited, 0 new, 576 identical, 0 with errors\nThe file was imported.\n');
    const edited = exported.stdout.replace(new RegExp(`${KEY};("[^"]*"|[^;]*)`), `${KEY};"710341, 710021"`);
    const path = write(edited);
    const dry = await inko('import', 'recommendations', path, '--dry-run');
    expect([dry.code, dry.stdout]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(
          `^line \\d+: edited ${KEY}: Artikelnummern .* -> 710341 710021\n1 edited, 0 new, 575 identical, 0 with errors\nNothing was changed.\n$`,
        ),
      ),
    ]);
    expect((await inko('import', 'recommendations', path, '--commit')).stdout).toContain(
      'The file was imported.',
    );
    const row = await em().findOneOrFail(RecommendationRow, { key: KEY });
    expect(row.artikelnummern).toEqual(['710341', '710021']);
    const entries = await em().find(AuditEntry, { what: 'table-imported' });
    expect(entries.map(({ who }) => who)).toEqual(
      Array.from({ length: 2 }, () => `operator:${userInfo().username}`),
    );
  });

  test('a dry run says of each line which mark it sets, and which is lost with its product', async () => {
    const { inko, write } = await opened();
    const dry = async (file: string) =>
      (await inko('import', 'recommendations', write(file), '--dry-run')).stdout.split('\n')[0];
    const marked = `key;Artikelnummern;pick\n${KEY};710341 710021;710021\n`;
    expect(await dry(marked)).toMatch(/Artikelnummern .* -> 710341 710021, pick {2}-> 710021$/);
    await inko('import', 'recommendations', write(marked), '--commit');
    expect(await dry(`${HEAD}${KEY};710341\n`)).toMatch(/-> 710341, pick 710021 -> $/);
    expect(await dry(`${HEAD}${KEY};710021\n`)).toMatch(/-> 710021$/);
  });
});
