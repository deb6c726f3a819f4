import { faultsIn } from './fault.ts';

/** The command line and the pricing format. */
export const commandFaults = [
  ...faultsIn('cli/price', [
    ['price-check.ts', 'actual.length !== expected.length', 'false'],
    ['price-check.ts', 'Object.is(expected, actual) ? [] :', 'expected == actual ? [] :'],
    ['price-counts.ts', 'same + different + unchecked + errors;', 'same + different + errors;'],
    ['price-block.ts', 'this.failed = true;\n      const place', 'const place'],
    ['ndjson-lines.ts', "this.number === 1 && line.startsWith('\\uFEFF') ? line.slice(1) : line", 'line'],
    ['ndjson-blocks.ts', 'first += breaksIn(end) + 1;', 'first += breaksIn(end);'],
    ['junit-case.ts', "'<': '&lt;',", ''],
  ]),
  ...faultsIn('cli/program', [
    ['run-command.ts', 'process.exitCode = EXIT.failed;', 'process.exitCode = EXIT.done;', 'tests/cli'],
  ]),
] as const;
