import type { AmountDeparture, DocumentDetails } from '#consultation/domain';
import { formatDay, withUnit } from '#platform/domain';
import type { Block, Fact } from '../../blocks/block.ts';
import type { RecordValues } from './record-values.ts';
import { facts } from './supply-blocks.ts';

/** What the supply rests on. */
export function basisBlocks(values: RecordValues): Block[] {
  return [
    {
      kind: 'together',
      blocks: [{ kind: 'heading', text: 'Grundlage der Versorgung', level: 2 }, facts(basisFacts(values))],
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
        text('Verordnetes Produkt oder Produktart', details.prescribedProduct),
        text('Verordnete Menge', details.prescribedAmount),
        text('Zeitraum', details.prescribedPeriod),
      ];
    case 'nurse':
      return [
        text('Empfehlung einer Pflegefachkraft vom', day(details.recommendedOn) ?? undefined),
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
            { name: 'Diagnose', value: null },
          ];
  }
}

/** Where the supply departs from the prescription or recommendation; nothing if there is none. */
export function departureBlocks({ details, payer, amount }: RecordValues): Block[] {
  const { basis, departs, departure, departureReason, physicianInformed } = details;
  if (basis === 'none' || (basis === undefined && payer === 'alone')) return [];
  const from = basis === undefined ? FROM.any : FROM[basis];
  const heading: Block = { kind: 'heading', text: `Abweichung von der ${from}`, level: 2 };
  const other = amount === null ? null : amountInWords(amount);
  if (departs === undefined && other === null)
    return [heading, facts([{ name: 'Worin und warum, falls abgewichen wird', value: null }])];
  if (!departs && other === null)
    return [heading, facts([{ name: 'Die Versorgung weicht ab', value: 'nein' }])];
  const informed = physicianInformed === undefined ? null : physicianInformed ? 'ja' : 'nein';
  return [
    heading,
    facts([
      // What the amounts say is not signed as no departure.
      { name: 'Worin', value: [departs ? departure : null, other].filter(Boolean).join('; ') || null },
      { name: 'Grund', value: departureReason ?? null },
      {
        name: basis === 'nurse' ? 'Pflegefachkraft oder Praxis informiert' : 'Praxis informiert',
        value: informed,
      },
    ]),
  ];
}

const amountInWords = ({ prescribed, supplied }: AmountDeparture) =>
  `Menge: verordnet ${withUnit(prescribed, 'Stück')}, versorgt ${withUnit(supplied, 'Stück')} im Monat`;

/** What is supplied other than the answers say, with a line for the reason; nothing where they agree. */
export function otherChangesBlocks({ otherChanges }: RecordValues): Block[] {
  if (otherChanges.length === 0) return [];
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Abweichung von den Angaben zum Wechsel', level: 2 },
        ...otherChanges.map((text) => ({ kind: 'text', style: 'body', text }) as const),
        facts([{ name: 'Grund', value: null }]),
      ],
    },
  ];
}

const FROM = {
  prescription: 'Verordnung',
  nurse: 'Empfehlung',
  any: 'Verordnung oder Empfehlung',
} as const;
