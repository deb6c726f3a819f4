import type { Block } from '../layout/block.ts';
import { euro } from './care-blocks.ts';
import type { CareProposalValues } from './care-proposal.ts';
import { paragraphs } from './paragraphs.ts';

/** § 33 (1) sentence 9 SGB V: who chooses more than is necessary bears what it costs more. */
const DECLARATION = [
  'Ich bin darüber beraten worden, welche Versorgung medizinisch notwendig ist und dass meine Krankenkasse sie ' +
    'ohne Mehrkosten übernimmt.',
  'Ich entscheide mich für die angekreuzte Versorgung. Soweit sie über das Maß des Notwendigen hinausgeht, trage ' +
    'ich die genannten Mehrkosten und dadurch bedingte höhere Folgekosten selbst (§\u00a033 Absatz\u00a01 Satz\u00a09 SGB\u00a0V). ' +
    'Die gesetzliche Zuzahlung fällt davon unabhängig an, soweit ich nicht befreit bin.',
] as const;

/** Where nobody but the patient pays. */
const SELF_PAYER = [
  'Ich bin darüber beraten worden, welche Versorgung medizinisch notwendig ist. Eine Pauschale meiner Krankenkasse ' +
    'steht dafür nicht zur Verfügung. Die Kosten der angekreuzten Versorgung trage ich selbst.',
] as const;

/** The Mehrkostenübernahmeerklärung: what is borne, and lines to sign. On one page. */
export function surchargeBlocks({ patient, care }: CareProposalValues): Block[] {
  const charged = care.proposals.filter(({ cost }) => cost !== 'none');
  const texts = care.offer.hint === 'patient-pays-all' ? SELF_PAYER : DECLARATION;
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Mehrkostenübernahmeerklärung', level: 2 },
        ...paragraphs(texts),
        { kind: 'gap', height: 3 },
        charged.length === 0
          ? { kind: 'text', style: 'strong', text: nothingCharged(care.proposals.length) }
          : {
              kind: 'checks',
              items: charged.map(({ title, mehrkosten }) => ({
                checked: false,
                paragraphs: [{ text: title, style: 'body' }],
                end: mehrkosten === null ? 'noch nicht bekannt' : `${euro(mehrkosten)} im Monat`,
              })),
            },
        { kind: 'gap', height: 2 },
        {
          kind: 'facts',
          nameWidth: 65,
          rows: [{ name: 'Name der versicherten Person', value: patient.name }],
        },
        {
          kind: 'signatures',
          captions: ['Ort, Datum', 'Unterschrift der versicherten Person oder ihrer Vertretung'],
        },
      ],
    },
  ];
}

function nothingCharged(proposals: number): string {
  return proposals === 0
    ? 'Es ist noch kein Produkt ausgewählt.'
    : 'Für die vorgeschlagene Versorgung entstehen keine Mehrkosten.';
}
