/**
 * Reads the subset of Markdown used in our texts: headings, paragraphs, lists and pictures. Imports nothing, so that
 * the web build and a Node script can both load it.
 */

/** A block of a plain document, in reading order. */
export type PlainBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'image'; readonly source: string; readonly alt: string };

/** Markdown that is not supported. Refused, because it would be printed literally or dropped. */
const UNKNOWN = /^(#{4,}|>|```|~~~|\||<|[*+] |---+$|===+$|\[[^\]]*\]:)|[*`]|\]\(|(?<!\w)_|<[a-z/!]/i;

/**
 * Reads a document.
 *
 * @throws Error with the line of anything that is not a heading, paragraph, list or picture
 */
export function readPlainDocument(markdown: string): readonly PlainBlock[] {
  const lines = markdown.replaceAll(/\r\n?/g, '\n').split('\n');
  const blocks: PlainBlock[] = [];
  let gathered: Line[] = [];
  const close = () => {
    if (gathered.length > 0) blocks.push(blockOf(gathered));
    gathered = [];
  };
  for (const [index, written] of lines.entries()) {
    const text = written.trimEnd();
    const alone = text.startsWith('#');
    // A heading is a block of its own, with or without empty lines around it.
    if (text === '' || alone) close();
    if (text !== '') gathered.push({ text, number: index + 1 });
    if (alone) close();
  }
  close();
  return blocks;
}

type Line = { readonly text: string; readonly number: number };

function blockOf(lines: readonly Line[]): PlainBlock {
  const [first] = lines as [Line];
  const image = /^!\[([^\]]+)\]\(([^)\s]+)\)$/.exec(first.text);
  if (image !== null && lines.length === 1)
    return { kind: 'image', alt: image[1] as string, source: image[2] as string };
  for (const { text, number } of lines)
    if (UNKNOWN.test(text)) throw new Error(`Line ${number} holds Markdown that is not known here: ${text}`);
  const heading = /^(#{1,3}) (.+)$/.exec(first.text);
  if (heading !== null)
    return {
      kind: 'heading',
      level: (heading[1] as string).length as 1 | 2 | 3,
      text: heading[2] as string,
    };
  if (first.text.startsWith('#'))
    throw new Error(`Line ${first.number} is a heading without a text: ${first.text}`);
  const marker = MARKERS.find(({ pattern }) => pattern.test(first.text));
  if (marker !== undefined) return { kind: 'list', ordered: marker.ordered, items: itemsOf(lines, marker) };
  return { kind: 'paragraph', text: lines.map(({ text }) => text.trim()).join(' ') };
}

const MARKERS = [
  { ordered: false, pattern: /^- / },
  { ordered: true, pattern: /^\d+\. / },
] as const;

/** List items, each with its indented continuation lines. */
function itemsOf(lines: readonly Line[], { pattern }: (typeof MARKERS)[number]): readonly string[] {
  const items: string[] = [];
  for (const { text, number } of lines) {
    if (pattern.test(text)) items.push(text.replace(pattern, ''));
    else if (/^ {2,}\S/.test(text)) items.push(`${items.pop()} ${text.trim()}`);
    else throw new Error(`Line ${number} belongs to no item of its list: ${text}`);
  }
  return items;
}
