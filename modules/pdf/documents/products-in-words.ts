import { GONE, ONCE } from './care-blocks.ts';
import type { ProposalValues } from './care-values.ts';

/** The products of a proposal with size and packs, in one line. */
export function productsInWords({ lines, gone }: Pick<ProposalValues, 'lines' | 'gone'>): string {
  const named = (name: string, size: string | null) => (size === null ? name : `${name}, ${size}`);
  return [
    ...lines.map(
      ({ name, size, packs, content, once }) =>
        `${named(name, size)}, ${packs}\u00a0×\u00a0${content}${once ? `, ${ONCE}` : ''}`,
    ),
    ...gone.map(({ name, size }) => `${named(name, size)} (${GONE})`),
  ].join('; ');
}
