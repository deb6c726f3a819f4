import * as z from 'zod/mini';
import type { DocumentKind } from '../kinds/document-kinds.ts';

/** The document kinds, as named in drafts. */
export const DOCUMENT_KINDS = [
  'documentation',
  'proposal',
  'application',
] as const satisfies readonly DocumentKind[];

/** How a document left the program other than by mail. */
const PAPER_WAYS = ['printed', 'saved'] as const;
export type PaperWay = (typeof PAPER_WAYS)[number];

/** Which document was printed or saved. */
export interface PaperUse {
  readonly kind: DocumentKind;
  readonly way: PaperWay;
}

/** A printed or saved document, whose content can no longer change. */
export interface Paper extends PaperUse {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Set when answers, care or figures have changed since. */
  readonly stale?: true | undefined;
}

/** Schema of the stored draft. */
export const paperSchema = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  way: z.enum(PAPER_WAYS),
  at: z.int(),
  stale: z.optional(z.literal(true)),
});

/** The list with a paper, replacing an earlier one of the same kind and way. */
export function withPaper(papers: readonly Paper[] | undefined, paper: Paper): readonly Paper[] {
  return [...(papers ?? []).filter(({ kind, way }) => kind !== paper.kind || way !== paper.way), paper];
}

/** The same entries marked as older than a change, all or some of them; undefined if there are none. */
export function asStale<T extends { readonly at: number; readonly stale?: true | undefined }>(
  made: readonly T[] | undefined,
  isFormer: (each: T) => boolean = () => true,
): readonly T[] | undefined {
  return made?.map((each) => (each.stale || !isFormer(each) ? each : { ...each, stale: true }));
}
