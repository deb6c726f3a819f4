import { expect, test } from 'vitest';
import { Role } from '#auth';
import { changeVersioned } from '../../../../modules/platform/database/versioned-write.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';

describeWithDatabase('a change of a row', (engine) => {
  const database = useSeededDatabase(engine);
  const change = (name: string, version?: number) =>
    changeVersioned(database.em(), Role, { id: 2, version }, { name });
  const stored = () => database.em().findOneOrFail(Role, 2);

  test('is written with the version that the row has, or without one, and raises it', async () => {
    const { version } = await stored();
    expect(await change('Erster', version)).toBe(true);
    expect(await change('Zweiter', version)).toBe(false);
    expect(await stored()).toMatchObject({ name: 'Erster', version: version + 1 });
    expect(await change('Dritter')).toBe(true);
    expect(await stored()).toMatchObject({ name: 'Dritter', version: version + 2 });
  });
});
