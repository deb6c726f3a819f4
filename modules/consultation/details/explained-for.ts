import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { EXPLAINED, type Explained } from './document-details.ts';

/** Something to be explained, with its label. */
export interface ExplainedItem {
  readonly id: Explained;
  readonly label: string;
}

/**
 * What is explained to people of this insurer (§ 127 (5) SGB V and contract forms). Without a Krankenkasse that pays,
 * there is neither a Zuzahlung nor a supply without Mehrkosten to name.
 *
 * @param gross gross allowance in cents; null if unknown
 */
export function explainedFor(insurer: Krankenkasse, gross: Cents | null): readonly ExplainedItem[] {
  const { Kasse, selfPay } = insurer;
  const insured = !selfPay || (Kasse !== SELF_PAYERS.selfPaying && Kasse !== SELF_PAYERS.uninsured);
  const left: Partial<Record<Explained, boolean>> = {
    copayment: insured && gross !== 0,
    alternative: !selfPay && gross !== 0,
  };
  const labels: Readonly<Record<Explained, string>> = {
    choice: 'Auswahl geeigneter Produkte',
    samples: 'Muster zum Ausprobieren',
    use: 'Anwendung und Wechsel',
    skin: 'Hautpflege und Hautschutz',
    disposal: 'Entsorgung',
    delivery: 'Lieferung und Nachbestellung',
    copayment: selfPay ? 'Zuzahlung' : 'gesetzliche Zuzahlung',
    mehrkosten: `${gross === 0 ? 'Kosten' : 'Mehrkosten'} im Monat, vor der Versorgung genannt`,
    alternative: 'medizinisch notwendige Versorgung als Alternative',
    report: `was zu melden ist: ${reported(selfPay, insured)}`,
  };
  return EXPLAINED.filter((id) => left[id] ?? true).map((id) => ({ id, label: labels[id] }));
}

const reported = (selfPay: boolean, insured: boolean) =>
  [
    'Umzug',
    'Einzug in ein Heim',
    ...(insured ? [selfPay ? 'andere Versicherung' : 'andere Krankenkasse'] : []),
    'Ende des Bedarfs',
  ].join(', ');
