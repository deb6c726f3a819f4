import type { Block } from '../blocks/block.ts';
import type { StyleName } from '../blocks/measures.ts';

/** Paragraphs of running text, with gaps between them. */
export function paragraphs(texts: readonly string[], style: StyleName = 'body'): Block[] {
  return texts.flatMap((text, index): Block[] => [
    ...(index === 0 ? [] : [{ kind: 'gap', height: 1.5 } as const]),
    { kind: 'text', style, text },
  ]);
}
