import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSeededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describe('the doctor on an address without https', () => {
  const database = useSeededDatabase('sqlite');

  test('warns where browsers of other machines keep no draft', async () => {
    callFrom(database);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('PUBLIC_URL', 'https://beratung.example');
    expect((await inkoHere(['doctor'])).stdout).not.toContain('keep no draft');
    vi.stubEnv('PUBLIC_URL', 'http://192.168.1.20:3000');
    const { code, stdout } = await inkoHere(['doctor']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('warning\taddress\thttp://192.168.1.20:3000: without https'),
    ]);
  });
});
