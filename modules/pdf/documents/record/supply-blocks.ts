import type { Block, Fact } from '../../blocks/block.ts';
import { productTable, proposalBlocks } from '../care-blocks.ts';
import type { CareValues } from '../care-values.ts';
import type { RecordValues } from './record-values.ts';

/** Width of the names beside values, in millimetres. */
const NAME_WIDTH = 34;
const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', nameWidth: NAME_WIDTH, rows });
/** The same, two short ones in a line. */
export const paired = (rows: readonly Fact[]): Block => ({
  kind: 'facts',
  nameWidth: NAME_WIDTH,
  rows,
  paired: true,
});

/** To be filled in by hand. */
const OPEN_PRODUCT = facts([{ name: 'Produkt, Größe, Stück im Monat', value: null }]);

/**
 * What was proposed: the supply that was offered and the one that is wished are marked, each with its
 * reason.
 */
export function supplyBlocks({ supply, details }: RecordValues, { proposals }: CareValues): Block[] {
  const { owed, offered, wished } = supply;
  const reason = (text: string | undefined) => facts([{ name: 'Begründung', value: text ?? null }]);
  const offeredAs =
    offered?.mehrkosten === 0 ? 'ohne Mehrkosten angeboten' : 'als medizinisch notwendig angeboten';
  return [
    { kind: 'heading', text: 'Produkte und Begründung', level: 2 },
    ...(proposals.length === 0
      ? [{ kind: 'text', style: 'label', text: 'Es ist kein Produkt ausgewählt.' } as const]
      : []),
    ...(owed && (offered === null || !proposals.includes(offered))
      ? [
          { kind: 'heading', text: capital(offeredAs), level: 3 } as const,
          offered === null ? OPEN_PRODUCT : productTable(offered, []),
          reason(details.reasonOffered),
        ]
      : []),
    ...proposals.flatMap((proposal) => {
      const isOffered = owed && proposal === offered;
      const isWished = proposal === (wished === 'offered' ? offered : wished);
      const marks = [...(isOffered ? [offeredAs] : []), ...(isWished ? ['gewünscht'] : [])];
      const reasons = [
        ...(isOffered ? [details.reasonOffered] : []),
        // What is offered and wished has one.
        ...(isWished && !isOffered ? [details.reasonWished] : []),
      ];
      return [...proposalBlocks(proposal, [proposal.title, ...marks].join(', ')), ...reasons.map(reason)];
    }),
    ...(wished === null
      ? [
          { kind: 'heading', text: 'Gewünscht', level: 3 } as const,
          OPEN_PRODUCT,
          reason(details.reasonWished),
        ]
      : []),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
