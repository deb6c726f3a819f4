import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';

/** Runs tests that need other people's programs; skipped, with the reason, where one is not on the PATH. */
export function describeWithPrograms(name: string, programs: readonly string[], tests: () => void): void {
  const missing = programs.filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status !== 0,
  );
  const reason = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')} not found)`;
  describe.skipIf(missing.length > 0)(`${name}${reason}`, tests);
}
