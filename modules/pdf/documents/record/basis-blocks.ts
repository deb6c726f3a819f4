import type { AmountDeparture, DocumentDetails } from '#consultation/domain';
import { formatDay, withUnit } from '#platform/domain';
import type { Block, Fact } from '../../blocks/block.ts';
import type { RecordValues } from './record-values.ts';
import { paired } from './supply-blocks.ts';

/** What the supply rests on, and where it departs from it. */
export function basisBlocks(values: RecordValues): Block[] {
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Grundlage der Versorgung', level: 2 },
        paired([
          ...basisFacts(values),
          ...beginFacts(values),
          ...departureFacts(values),
          ...otherChangesFacts(values),
        ]),
      ],
    },
  ];
}

const PAID_ALONE = 'Selbstzahlung, ohne Abrechnung mit einer Krankenkasse';

function basisFacts({ details, payer }: RecordValues): Fact[] {
  const day = (on: DocumentDetails['prescribedOn']) => (on === undefined ? null : formatDay(on));
  const text = (name: string, value: string | undefined): Fact => ({ name, value: value ?? null });
  switch (details.basis) {
    case 'prescription':
      return [
        text('Verordnung vom', day(details.prescribedOn) ?? undefined),
        text('Ausgestellt von', details.prescribedBy),
        text('Diagnose', details.diagnosis),
        text('ICD-10-Code', details.diagnosisCode),
        text('Produkt', details.prescribedProduct),
        text('Menge', details.prescribedAmount),
        text('Zeitraum', details.prescribedPeriod),
      ];
    case 'nurse':
      return [
        text('Empfehlung vom', day(details.recommendedOn) ?? undefined),
        text('Pflegefachkraft oder Pflegedienst', details.recommendedBy),
      ];
    case 'none':
      return [
        { name: 'Verordnung oder Empfehlung', value: 'liegt nicht vor' },
        ...(payer === 'alone' ? [{ name: 'Kosten', value: PAID_ALONE }] : []),
      ];
    default:
      return payer === 'alone'
        ? [{ name: 'Grundlage', value: PAID_ALONE }]
        : [
            { name: 'Verordnung oder Empfehlung vom', value: null },
            { name: 'Ausgestellt von', value: null },
            { name: 'Produkt, Menge, Zeitraum', value: null },
            { name: 'Diagnose, ICD-10-Code', value: null },
          ];
  }
}

/** A bill to a Krankenkasse names the first day; nobody else asks for it. */
function beginFacts({ details: { supplyFrom }, payer }: RecordValues): Fact[] {
  if (supplyFrom === undefined && payer === 'alone') return [];
  return [{ name: 'Beginn', value: supplyFrom === undefined ? null : formatDay(supplyFrom) }];
}

/** Where the supply departs from the prescription or recommendation; nothing if there is none. */
function departureFacts({ details, payer, amount }: RecordValues): Fact[] {
  const { basis, departs, departure, departureReason, physicianInformed } = details;
  if (basis === 'none' || (basis === undefined && payer === 'alone')) return [];
  const other = amount === null ? null : amountInWords(amount);
  const name = 'Abweichung davon';
  if (!departs && other === null) return [{ name, value: departs === undefined ? null : 'keine' }];
  const informed = physicianInformed === undefined ? null : physicianInformed ? 'ja' : 'nein';
  return [
    // What the amounts say is not signed as no departure.
    { name, value: [departs ? departure : null, other].filter(Boolean).join('; ') || null },
    { name: 'Grund', value: departureReason ?? null },
    {
      name: basis === 'nurse' ? 'Pflegefachkraft oder Praxis informiert' : 'Praxis informiert',
      value: informed,
    },
  ];
}

const amountInWords = ({ prescribed, supplied }: AmountDeparture) =>
  `Menge: verordnet ${withUnit(prescribed, 'Stück')}, versorgt ${withUnit(supplied, 'Stück')} im Monat`;

/** What is supplied other than the answers say, with a line for the reason; nothing where they agree. */
const otherChangesFacts = ({ otherChanges }: RecordValues): Fact[] =>
  otherChanges.length === 0
    ? []
    : [
        { name: 'Abweichung von der Angabe zum Wechsel', value: otherChanges.join('\n') },
        { name: 'Grund', value: null },
      ];
