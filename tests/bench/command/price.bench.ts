import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../load.ts';
import { inTurns, median, type Row } from '../report.ts';

const INKO = 'build/cli/main.js';
const FIXTURES = 'data/fixtures';
const ROUNDS = load(7, 1);

/** Writes a file of cases: those of the fixtures over and over, each with a name and a birth date of its own. */
function writeCases(file: string, count: number): void {
  const cases = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.ndjson'))
    .flatMap((name) => readFileSync(join(FIXTURES, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line));
  const out = openSync(file, 'w');
  for (let start = 0; start < count; start += 1000) {
    let text = '';
    for (let index = start; index < start + 1000; index += 1) {
      const source = cases[index % cases.length];
      const birthdate = new Date(Date.UTC(1920, 0, 1 + (index % 20_000))).toISOString().slice(0, 10);
      const patient = { ...source.patient, birthdate };
      text += `${JSON.stringify({ ...source, case: `${source.case} #${index}`, patient })}\n`;
    }
    writeSync(out, text);
  }
  closeSync(out);
}

/** Milliseconds a process takes from start to end, with its output in a file. */
function timeOf(args: readonly string[], output: string): number {
  const out = openSync(output, 'w');
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', out, 'inherit'] });
  const spent = performance.now() - start;
  closeSync(out);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return spent;
}

/**
 * Most memory a run of `inko price` held, in KiB, as the system counts it. The heap is held tight: left to
 * itself, the engine lets garbage lie until its young space has grown to full size, which takes some 500,000
 * cases and says nothing about what the command holds on to.
 */
function memoryOf(files: readonly string[]): number {
  const probe = [
    '--max-semi-space-size=1',
    '--max-old-space-size=32',
    '--import',
    './tests/bench/command/memory-probe.mjs',
  ];
  const { stderr, status } = spawnSync(process.execPath, [...probe, INKO, 'price', ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stderr);
}

/** `inko price` against the bare reading, parsing and writing of the same lines; and its memory. */
export async function priceRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-bench-'));
  try {
    const [few, many, output] = ['10000', '200000', 'out'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    // Enough that all has been compiled that will be: what grows after that is held on to.
    writeCases(few, load(50_000, 500));
    writeCases(many, load(200_000, 2_000));
    const [bare = [], inko = []] = await inTurns(ROUNDS, [
      () => timeOf(['tests/bench/command/read-parse-write.mjs', many], output),
      () => timeOf([INKO, 'price', many], output),
    ]);
    const million = Array.from({ length: 5 }, () => many);
    const [small = [], large = []] = await inTurns(load(3, 1), [
      () => memoryOf([few]),
      () => memoryOf(million),
    ]);
    return [
      {
        name: 'inko price, 200,000 cases, to bare JSON',
        ratio: median(bare.map((time, round) => time / (inko[round] ?? Number.NaN))),
        limit: { atLeast: 0.2 },
        detail: `${Math.round(median(inko))} to ${Math.round(median(bare))} ms`,
      },
      {
        name: 'inko price, memory, 1,000,000 to 50,000 cases',
        ratio: median(large) / median(small),
        limit: { atMost: 1.25 },
        detail: `${Math.round(median(large) / 1024)} to ${Math.round(median(small) / 1024)} MiB`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
