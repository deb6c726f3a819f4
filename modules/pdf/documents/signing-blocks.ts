import type { Block, SignatureField } from '../blocks/block.ts';
import type { SigningValues } from './signing-values.ts';

/**
 * Lines for the person and the adviser to sign, side by side where the adviser's name is known. The day is written by
 * hand, or stands with a signature given on the screen: a sheet may be signed later than it is made.
 *
 * @param adviser name of the adviser; null: a line to write it on
 */
export function signingBlocks(adviser: string | null, { place, caption }: SigningValues): Block[] {
  const person: readonly SignatureField[] = [
    { caption: 'Ort, Datum', value: place === null ? null : `${place}, `, dates: { place } },
    { caption, value: null, signs: 'person' },
  ];
  const advising = { value: null, signs: 'adviser' } as const;
  if (adviser !== null)
    return [{ kind: 'signatures', fields: [...person, { ...advising, caption: `${ADVISER}: ${adviser}` }] }];
  const name = { caption: 'Name der Beraterin oder des Beraters', value: null };
  return [
    { kind: 'signatures', fields: person },
    { kind: 'signatures', fields: [name, { ...advising, caption: ADVISER }] },
  ];
}

const ADVISER = 'Unterschrift der Beraterin oder des Beraters';
