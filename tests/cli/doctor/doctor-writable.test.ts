import { expect, test } from 'vitest';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describeOnBothEngines('the doctor on a database that takes no writes', (engine) => {
  const database = useSeededDatabase(engine);

  /** The line of the check, and the exit code. */
  const examined = async () => {
    const { code, stdout } = await inkoHere(['doctor']);
    return { code, line: stdout.split('\n').find((line) => line.includes('\twritable\t')) };
  };

  // The account of the tests may write every file.
  if (engine === 'postgresql')
    test('finds the error that /readyz answers with 503', async () => {
      callFrom(database);
      expect(await examined()).toEqual({ code: 0, line: 'ok\twritable\ttakes writes' });
      const name = new URL(database.url).pathname.slice(1);
      const em = database.em();
      await em.execute(`alter database "${name}" set default_transaction_read_only = on`);
      try {
        const { code, line } = await examined();
        expect(code).toBe(1);
        expect(line).toMatch(/^error\twritable\t.*read-only transaction.*has to name the primary server\.$/);
      } finally {
        await em.execute(`set default_transaction_read_only = off`);
        await em.execute(`alter database "${name}" reset default_transaction_read_only`);
      }
    });
});
