import { ONE_SIZE } from '#catalogue/domain';
import {
  type FailedCase,
  type Offer,
  type PriceResult,
  shownMehrkosten,
  shownPatientPays,
  shownTotal,
} from '#consultation/domain';
import { type Cents, toDecimal } from '#platform/domain';
import { inOneLine } from '../output/one-line.ts';
import type { PricedLine } from './price-line.ts';

const AREAS = ['Medizinisch notw. Versorgung', 'Wunschversorgung', 'Wunschversorgung / Freiverkauf'] as const;

const row = (name: string, area: string, tab: string, amounts: readonly string[]): string =>
  [
    inOneLine(name).padEnd(24),
    area.padEnd(30),
    tab.padStart(9),
    ...amounts.map((amount) => amount.padStart(11)),
  ]
    .join('  ')
    .trimEnd();

/** The header. Columns have fixed widths, because a stream does not know its longest name. */
export const TABLE_HEAD = `${row('Fall', 'Bereich', 'Vorschlag', ['Summe', 'Mehrkosten', 'Zu zahlen', 'Pauschale', 'Zuzahlung'])}\n`;

const euro = (amount: string | null): string => (amount === null ? '–' : amount.replace('.', ','));

/** The row of a case that cannot be computed. */
export function failedRow({ case: name, file, line, error }: FailedCase): string {
  return `${inOneLine(`${name ?? '?'}  ${file}, Zeile ${line}: ${error}`)}\n`;
}

/** The rows of one case for people: one per filled proposal, then the warnings. */
export function tableRows({ offer, result }: PricedLine): string {
  const rows = proposals(offer, result);
  if (rows.length === 0) rows.push(row(result.case, '–', '–', ['–', '–', '–', ...legalAmounts(result)]));
  if (result.together !== undefined) rows.push(`  Zusammen zu zahlen: ${euro(result.together)}`);
  rows.push(`  ${result.hint}`);
  for (const { area, tab, line, message } of result.warnings) {
    const { product, size } = result.areas[area]?.tabs[tab]?.lines[line] ?? {};
    rows.push(
      inOneLine(
        `  ${AREAS[area]}, Vorschlag ${tab + 1}, ${product ?? ''}${size === undefined || size === ONE_SIZE ? '' : ` ${size}`}: ${message}`,
      ),
    );
  }
  return `${rows.join('\n')}\n`;
}

function legalAmounts({ grossAllowance, copayment }: PriceResult): string[] {
  return [euro(grossAllowance), euro(copayment)];
}

/** The figures that the screens show: an amount that a missing price leaves open is none. */
function proposals({ areas }: Offer, result: PriceResult): string[] {
  const rows: string[] = [];
  for (const { careType, tabs } of areas) {
    tabs.forEach((tab, index) => {
      if (tab.lines.length === 0) return;
      const figures = [shownTotal(tab), shownMehrkosten(tab), shownPatientPays(tab)].map(shown);
      const amounts = [...figures, ...legalAmounts(result)];
      rows.push(row(result.case, AREAS[careType], String(index + 1), amounts));
    });
  }
  return rows;
}

const shown = (cents: Cents | null): string => euro(cents === null ? null : toDecimal(cents));
