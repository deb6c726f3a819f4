import { csvFile, formatMomentWithSeconds } from '#platform/domain';
import type { AuditLine } from './audit-list.ts';

/** The formats of an export of the log. */
export type AuditFormat = 'csv' | 'json';

interface AuditFile {
  readonly head: string;
  /** @param isFirst whether no entry comes before these */
  rows(lines: readonly AuditLine[], isFirst: boolean): string;
  readonly end: string;
}

const HEAD = [
  ...['Nummer', 'Zeit', 'Wer', 'Was', 'Wen oder was betrifft es', 'Institution'],
  ...['Art', 'Datensatz', 'Satz', 'Einzelheiten'],
];

const cellsOf = (line: AuditLine): readonly string[] => [
  ...[String(line.id), formatMomentWithSeconds(new Date(line.at)), line.who, line.what, line.whom ?? ''],
  ...[line.institution ?? '', line.record?.label ?? '', line.record?.name ?? '', line.sentence, line.detail],
];

/** How each format writes the log, entry by entry. */
export const AUDIT_FILES: Readonly<Record<AuditFormat, AuditFile>> = {
  csv: {
    head: csvFile([HEAD]),
    // Only the header row has a byte-order mark.
    rows: (lines) => csvFile(lines.map(cellsOf)).slice(1),
    end: '',
  },
  json: {
    head: '[',
    rows: (lines, isFirst) =>
      lines
        .map((line, index) => `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(auditAnswer(line))}`)
        .join(''),
    end: '\n]\n',
  },
};

/** An entry as calls and JSON files write it. */
export function auditAnswer({ rows: _, detail: __, canTakeBack: ___, ...line }: AuditLine) {
  return line;
}
