import type { Block } from '../layout/block.ts';

/** Paragraphs of running text, with gaps between them. */
export function paragraphs(texts: readonly string[]): Block[] {
  return texts.flatMap((text, index): Block[] => [
    ...(index === 0 ? [] : [{ kind: 'gap', height: 2 } as const]),
    { kind: 'text', style: 'body', text },
  ]);
}
