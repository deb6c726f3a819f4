import { faultsIn } from './fault.ts';

/** The command line and the pricing format. */
export const commandFaults = [
  ...faultsIn('cli/price', [
    ['price-check.ts', 'actual.length !== expected.length', 'false'],
    ['price-check.ts', 'Object.is(expected, actual) ? [] :', 'expected == actual ? [] :'],
    ['price-counts.ts', 'same + different + unchecked + errors;', 'same + different + errors;'],
    ['price-run.ts', 'this.failed = true;\n    const place', 'const place'],
    ['ndjson-lines.ts', "number === 1 && text.startsWith('\\uFEFF') ? text.slice(1) : text", 'text'],
    ['ndjson-lines.ts', 'number += 1;', ''],
    ['junit-report.ts', "'<': '&lt;',", ''],
  ]),
  ...faultsIn('cli/program', [
    ['../run-command.ts', 'process.exitCode = EXIT.failed;', 'process.exitCode = EXIT.done;', 'tests/cli'],
  ]),
] as const;
