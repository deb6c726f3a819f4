/** A part of the soak, as the table shows it. */
export interface Part {
  readonly name: string;
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  /** What was wrong, in words. */
  readonly errors: readonly string[];
  /** Requests whose connection broke and that were sent again, as a browser or a person does. */
  readonly repeated: number;
  /** MB that a serving process held at most. */
  readonly memory: number;
  readonly acknowledged: number;
  /** Acknowledged writes that are not there. */
  readonly lost: number;
}

/** A figure of sorted ones below which a share of them lies; NaN of none. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const HEADS = [
  '',
  'requests',
  'errors',
  'sent again',
  'p50 ms',
  'p99 ms',
  'memory MB',
  'acknowledged',
  'lost',
];

/** The parts as a Markdown table. */
export function soakTable(parts: readonly Part[]): string {
  const ms = (figure: number) => (Number.isNaN(figure) ? '–' : figure.toFixed(0));
  const rows = parts.map((part) => [
    part.name,
    String(part.times.length),
    String(part.errors.length),
    String(part.repeated),
    ms(percentile(part.times, 0.5)),
    ms(percentile(part.times, 0.99)),
    part.memory === 0 ? '–' : part.memory.toFixed(0),
    String(part.acknowledged),
    String(part.lost),
  ]);
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(HEADS), rule, ...rows.map(line)].join('\n');
}

/** Whether nothing failed and nothing was lost. */
export const isClean = (parts: readonly Part[]): boolean =>
  parts.every(({ errors, lost }) => errors.length === 0 && lost === 0);
