import { spawnSync } from 'node:child_process';
import { load } from '../load.ts';
import { inTurns, median, type Row } from '../report.ts';

const ROUNDS = load(41, 1);

function timeOf(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - start;
}

/** The start of `inko --help` against that of a Node process that does nothing. */
export async function helpRows(): Promise<Row[]> {
  const [empty = [], help = []] = await inTurns(ROUNDS, [
    () => timeOf(['tests/bench/command/nothing.mjs']),
    () => timeOf(['build/cli/main.js', '--help']),
  ]);
  return [
    {
      name: 'inko --help, to an empty process',
      ratio: median(help) / median(empty),
      limit: { atMost: 1.5 },
      detail: `${median(help).toFixed(1)} to ${median(empty).toFixed(1)} ms`,
    },
  ];
}
