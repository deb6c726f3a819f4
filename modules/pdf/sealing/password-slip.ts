import type { Block, PdfDocument } from '../blocks/block.ts';
import { passwordGroups } from './sending-password.ts';

const TITLE = 'Ihr Kennwort';

/** Most characters that fit in a line of the largest type, whatever they are. */
const FITS_LARGEST = 10;

/**
 * A slip with the password of a mailed document, in large type and as it is read out. It names neither shop nor person
 * nor what the document is about, so that a lost slip reveals only the password.
 */
export function passwordSlip(password: string): PdfDocument {
  const groups = passwordGroups(password);
  const length = `Das Kennwort hat ${Array.from(password).length} Zeichen.`;
  return {
    title: TITLE,
    bare: true,
    day: '',
    letterhead: { name: '', address: [], contact: [] },
    identity: [],
    blocks: [
      { kind: 'title', text: TITLE, subtitle: '' },
      large('Sie öffnen damit die Datei aus unserer E-Mail.'),
      ...groups.flatMap(groupBlocks),
      { kind: 'gap', height: 6 },
      large(groups.length > 1 ? `${length} Sie tippen beide Zeilen ohne Lücke hintereinander.` : length),
      { kind: 'heading', level: 2, text: 'So öffnen Sie die Datei', large: true },
      { kind: 'list', numbered: true, items: STEPS.map((text) => ({ text })) },
    ],
  };
}

const STEPS = [
  'Sie öffnen unsere E-Mail und tippen auf die Datei im Anhang.',
  'Sie geben das Kennwort ein. Große und kleine Buchstaben sind verschieden.',
  'Sie bewahren diesen Zettel getrennt von der E-Mail auf.',
];

const large = (text: string): Block => ({ kind: 'text', style: 'large', text });

/** A group of characters, and below it how they are told apart. */
function groupBlocks(group: string): Block[] {
  const characters = Array.from(group);
  const style = characters.length > FITS_LARGEST ? 'longSecret' : 'secret';
  return [
    { kind: 'gap', height: 5 },
    {
      kind: 'together',
      blocks: [
        { kind: 'text', style, text: group },
        { kind: 'text', style: 'large', text: characters.map(readOut).join(', ') },
      ],
    },
  ];
}

const SIGNS: Readonly<Record<string, string>> = {
  '-': 'Bindestrich',
  _: 'Unterstrich',
  '.': 'Punkt',
  ',': 'Komma',
};

/** A character as it is read out. */
function readOut(character: string): string {
  if (/\d/.test(character)) return `Ziffer ${character}`;
  if (/\s/.test(character)) return 'Leerzeichen';
  if (character !== character.toLowerCase()) return `großes ${character}`;
  if (character !== character.toUpperCase()) return `kleines ${character}`;
  return SIGNS[character] ?? `Zeichen ${character}`;
}
