import { expect, onTestFinished, test } from 'vitest';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines, type Engine } from './support/engines.ts';
import { endProgram, type Program, startProgram } from './support/program.ts';
import { testEnv } from './support/test-config.ts';

const OTHER_KEY = 'another-key-than-before-0123456789abcdef';
const UNSEALED =
  /Sealed values cannot be read with SECRET_KEY and PDF_KEYS as they are: PDF password of institution id:\d[^"]*\. Put the key of before into SECRET_KEY, SECRET_KEY_PREVIOUS or PDF_KEYS/g;
const SHARED = 'Another process serves the same SQLite file (DATABASE_URL), which is made for one';

describeOnBothEngines('the log of a start', (engine: Engine) => {
  const database = useSeededDatabase(engine);
  const start = (env: Readonly<Record<string, string>> = {}): Program => {
    const program = startProgram(
      'server',
      [],
      testEnv(database.url, { LOG_LEVEL: 'warn', ...env }),
      database.folder,
    );
    onTestFinished(async () => void (await endProgram(program, 'SIGKILL')));
    return program;
  };
  /** Everything that a start has printed once it serves and was ended. */
  const logOf = async (program: Program) => {
    await program.printed('läuft unter');
    await endProgram(program);
    return program.stdout();
  };

  // @spec operation-3
  test('says in one line that SECRET_KEY does not open what is sealed, and nothing where it does', async () => {
    expect(await logOf(start())).not.toContain('SECRET_KEY');
    const lines = (await logOf(start({ SECRET_KEY: OTHER_KEY }))).match(UNSEALED);
    expect(lines).toHaveLength(1);
  });

  // @spec operation-3
  test('says that another process serves the same SQLite file, also after kill -9 of a third', async () => {
    const first = start();
    await first.printed('läuft unter');
    const [second, third] = [start(), start()];
    const expected = engine === 'sqlite';
    for (const program of [second, third]) {
      await program.printed('läuft unter');
      if (expected) await program.printed(SHARED);
    }
    // The first has gone, and the second is still seen.
    await endProgram(first);
    await endProgram(third, 'SIGKILL');
    const fourth = start();
    expect((await logOf(fourth)).includes(SHARED)).toBe(expected);
    await endProgram(second, 'SIGKILL');
    for (const program of [first, start()]) {
      if (program !== first) await logOf(program);
      expect(program.stdout()).not.toContain(SHARED);
    }
  });
});
