import * as z from 'zod/mini';
import type { DocumentKind } from '../kinds/document-kinds.ts';

/** The kinds as drafts name them. */
export const DOCUMENT_KINDS = [
  'documentation',
  'proposal',
  'application',
] as const satisfies readonly DocumentKind[];

/** How a document left the program for paper or a disk. */
const PAPER_WAYS = ['printed', 'saved'] as const;
export type PaperWay = (typeof PAPER_WAYS)[number];

/** What was done with which document. */
export interface PaperUse {
  readonly kind: DocumentKind;
  readonly way: PaperWay;
}

/** A document that was printed or saved: what stands in it nobody can change any more. */
export interface Paper extends PaperUse {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Answers, care or figures have changed since. */
  readonly stale?: true | undefined;
}

/** As it lies in the draft. */
export const paperSchema = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  way: z.enum(PAPER_WAYS),
  at: z.int(),
  stale: z.optional(z.literal(true)),
});

/** The list with a paper, in place of an earlier one of its kind and way. */
export function withPaper(papers: readonly Paper[] | undefined, paper: Paper): readonly Paper[] {
  return [...(papers ?? []).filter(({ kind, way }) => kind !== paper.kind || way !== paper.way), paper];
}

/** The same things, marked as made before something changed, all of them or some; undefined where there are none. */
export function asStale<T extends { readonly at: number; readonly stale?: true | undefined }>(
  made: readonly T[] | undefined,
  isFormer: (each: T) => boolean = () => true,
): readonly T[] | undefined {
  return made?.map((each) => (each.stale || !isFormer(each) ? each : { ...each, stale: true }));
}
