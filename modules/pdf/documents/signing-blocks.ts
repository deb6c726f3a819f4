import type { Block } from '../layout/block.ts';

/**
 * Lines for the person and the adviser to sign.
 *
 * @param adviser name of the adviser; null: a line to write it on
 */
export function signingBlocks(adviser: string | null): Block[] {
  return [
    {
      kind: 'signatures',
      fields: [
        { caption: 'Ort, Datum', value: null },
        { caption: 'Unterschrift der versicherten Person oder ihrer Vertretung', value: null },
      ],
    },
    {
      kind: 'signatures',
      fields: [
        { caption: 'Name der Beraterin oder des Beraters', value: adviser },
        { caption: 'Unterschrift der Beraterin oder des Beraters', value: null },
      ],
    },
  ];
}
