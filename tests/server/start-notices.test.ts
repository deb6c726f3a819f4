import { describe, expect, onTestFinished, test } from 'vitest';
import { useSeededDatabase } from './support/database.ts';
import { describeWithDatabase, type Engine } from './support/engines.ts';
import { endProgram, type Program, startProgram } from './support/program.ts';
import { testEnv } from './support/test-config.ts';

const OTHER_KEY = 'another-key-than-before-0123456789abcdef';
const UNSEALED =
  /Sealed values cannot be read with SECRET_KEY and PDF_KEYS as they are: PDF password of institution id:\d[^"]*\. Put the key of before into SECRET_KEY, SECRET_KEY_PREVIOUS or PDF_KEYS/g;
const SHARED = 'Another process serves the same SQLite file (DATABASE_URL), which is made for one';

/** A database, with what starts a server on it and reads its log. */
function useStarts(engine: Engine) {
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
  return { start, logOf };
}

describeWithDatabase('the log of a start', (engine: Engine) => {
  const { start, logOf } = useStarts(engine);

  // @spec operation-3
  test('says in one line that SECRET_KEY does not open what is sealed, and nothing where it does', async () => {
    expect(await logOf(start())).not.toContain('SECRET_KEY');
    const lines = (await logOf(start({ SECRET_KEY: OTHER_KEY }))).match(UNSEALED);
    expect(lines).toHaveLength(1);
  });
});

describe('the log of a start (SQLite)', () => {
  const { start, logOf } = useStarts('sqlite');

  // @spec operation-3
  test('says that another process serves the same SQLite file, and nothing after kill -9 of that one', async () => {
    const first = start();
    await first.printed('läuft unter');
    const second = start();
    await second.printed(SHARED);
    // The first has gone, and the second is still seen.
    await endProgram(first);
    expect(await logOf(start())).toContain(SHARED);
    await endProgram(second, 'SIGKILL');
    expect(await logOf(start())).not.toContain(SHARED);
    expect(first.stdout()).not.toContain(SHARED);
  });
});
