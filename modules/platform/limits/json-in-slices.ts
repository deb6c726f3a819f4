import { giveWay } from './in-slices.ts';

/** Entries of a list or object that become text at once, which takes about a millisecond. */
const AT_ONCE = 200;

/**
 * The JSON of plain data with long lists or many keys, in pieces, as `JSON.stringify` makes it; gives way to other
 * requests between them.
 */
export async function jsonInSlices(value: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const pieces: string[] = [];
  let before = '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    pieces.push(`${before}${JSON.stringify(name)}:`);
    before = ',';
    for await (const piece of piecesOf(part)) pieces.push(piece);
  }
  pieces.push(before === '{' ? '{}' : '}');
  return pieces;
}

async function* piecesOf(part: unknown) {
  const isList = Array.isArray(part);
  const entries = isList ? part : Object.entries(part ?? {});
  if (typeof part !== 'object' || entries.length <= AT_ONCE) {
    yield JSON.stringify(part);
    return;
  }
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    const text = JSON.stringify(isList ? some : Object.fromEntries(some)).slice(1, -1);
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    const isLast = start + AT_ONCE >= entries.length;
    yield `${start === 0 ? open : ','}${text}${isLast ? close : ''}`;
    await giveWay();
  }
}
