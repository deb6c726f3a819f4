import { expect, test } from 'vitest';
import { textCondition } from '../../../../modules/platform/database/sql-filter.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

describeOnBothEngines('a search for a text', (engine) => {
  const database = useSeededDatabase(engine);
  const finds = async (text: string, wanted: string, whole?: boolean) => {
    const em = database.em();
    const column = `'${text}'`;
    const { sql, patterns } = textCondition(em, column, wanted, whole);
    return (await em.execute(`select 1 as found where ${sql}`, [...patterns])).length === 1;
  };

  test.each([
    ['100 % Baumwolle', '100 %', true],
    ['100 Stück', '0%S', false],
    ['A_1', 'a_1', true],
    ['AB1', 'a_1', false],
    ['Achtung!', 'g!', true],
    ['ÄTHER', 'äther', true],
  ])('of %j for %j: %o', async (text, wanted, expected) => {
    expect(await finds(text, wanted)).toBe(expected);
  });

  test('takes the whole text alone where that is asked for', async () => {
    expect(await finds('Slip Super', 'slip', true)).toBe(false);
    expect(await finds('Slip Super', 'slip super', true)).toBe(true);
  });
});
