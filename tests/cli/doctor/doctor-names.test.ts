import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSeededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

const WARNING = 'warning\tconfiguration\tnothing reads SECRET_KEYS: is SECRET_KEY meant?\n';

describe('the doctor on a misspelt variable', () => {
  const database = useSeededDatabase('sqlite');

  test('names it without its value, and also where the configuration cannot be used', async () => {
    callFrom(database);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await inkoHere(['doctor'])).stdout).not.toContain('nothing reads');
    vi.stubEnv('SECRET_KEYS', 'streng-geheim-0123456789');
    const usable = await inkoHere(['doctor']);
    expect([usable.code, usable.stdout]).toEqual([0, expect.stringContaining(WARNING)]);
    vi.stubEnv('SECRET_KEY', 'kurz');
    const unusable = await inkoHere(['doctor']);
    expect([unusable.code, unusable.stdout]).toEqual([1, expect.stringContaining(WARNING)]);
    expect(usable.stdout + unusable.stdout).not.toContain('streng-geheim');
  });
});
