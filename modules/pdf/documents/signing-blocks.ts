import type { Block } from '../layout/block.ts';

/**
 * Lines to sign for whoever is advised, and for who advises.
 *
 * @param adviser name of who advises; null: a line to write it on
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
