import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlainDocument } from '#pdf/domain';

const LEGAL = ['docs/datenschutz.md'];

describe('a plain document', () => {
  it('is read as headings, paragraphs, lists and pictures, in their order', () => {
    const text = `# Titel
Erster Absatz,
zweite Zeile.
## Liste

- eins
- zwei, das
  weitergeht
- drei`;
    expect(readPlainDocument(`${text}\n\n1. vor\n2. nach\n\n![Ein Bild](bild.png)\n`)).toEqual([
      { kind: 'heading', level: 1, text: 'Titel' },
      { kind: 'paragraph', text: 'Erster Absatz, zweite Zeile.' },
      { kind: 'heading', level: 2, text: 'Liste' },
      { kind: 'list', ordered: false, items: ['eins', 'zwei, das weitergeht', 'drei'] },
      { kind: 'list', ordered: true, items: ['vor', 'nach'] },
      { kind: 'image', alt: 'Ein Bild', source: 'bild.png' },
    ]);
  });

  it('reads lines of other systems, and nothing, as well', () => {
    expect(readPlainDocument('a\r\n\r\nb\r')).toEqual([
      { kind: 'paragraph', text: 'a' },
      { kind: 'paragraph', text: 'b' },
    ]);
    expect(readPlainDocument('\n \n')).toEqual([]);
  });

  it.each([
    'ein **fettes** Wort',
    'ein _schräges_ Wort',
    'ein [Verweis](https://x.example)',
    '`code`',
    '> Zitat',
    '| a | b |',
    '#### tief',
    '#ohne Leerzeichen',
    '<b>HTML</b>',
    '* Stern',
    '---',
    '- a\nb',
    'Text ![Bild](a.png)',
  ])('refuses what it would show wrongly: %s', (text) => {
    expect(() => readPlainDocument(`# Titel\n\n${text}`)).toThrow(/^Line [34] /);
  });

  it.each(LEGAL)('%s is one, with one title at its top and no level left out', (file) => {
    const blocks = readPlainDocument(readFileSync(file, 'utf8'));
    const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });
});
