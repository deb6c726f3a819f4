import type { Block } from '../blocks/block.ts';
import type { SigningValues } from './signing-values.ts';

/**
 * Lines for the person and the adviser to sign. The day is written by hand, or stands with a signature given on the
 * screen: a sheet may be signed later than it is made.
 *
 * @param adviser name of the adviser; null: a line to write it on
 */
export function signingBlocks(adviser: string | null, { place, caption }: SigningValues): Block[] {
  return [
    {
      kind: 'signatures',
      fields: [
        { caption: 'Ort, Datum', value: place === null ? null : `${place}, `, dates: { place } },
        { caption, value: null, signs: 'person' },
      ],
    },
    {
      kind: 'signatures',
      fields: [
        { caption: 'Name der Beraterin oder des Beraters', value: adviser },
        { caption: 'Unterschrift der Beraterin oder des Beraters', value: null, signs: 'adviser' },
      ],
    },
  ];
}
