import * as z from 'zod/mini';
import type { DocumentInput } from '#pdf/domain';
import type { DocumentKind, HandedKind } from './document-kinds.ts';

/** The document kinds, as named in drafts. */
export const DOCUMENT_KINDS = [
  'documentation',
  'proposal',
  'application',
  'receipt',
  'take-home',
] as const satisfies readonly DocumentKind[];

/** A document, or a contract's form by its id, as named in drafts. */
export const handedKind = z.custom<HandedKind>(
  (kind) =>
    typeof kind === 'string' &&
    (/^form:\d{1,9}$/.test(kind) || (DOCUMENT_KINDS as readonly string[]).includes(kind)),
);

/** How a document left the program other than by mail. */
const PAPER_WAYS = ['printed', 'saved'] as const;
export type PaperWay = (typeof PAPER_WAYS)[number];

/** The parts of a consultation that a document may hold separately: the answers, and the products chosen for them. */
export const SECURED_PARTS = ['answers', 'care'] as const;
export type SecuredPart = (typeof SECURED_PARTS)[number];

/** What a document held when it was handed out; unknown for those of earlier versions. */
export interface HeldContent {
  /** Hash of its content. */
  readonly content?: string | undefined;
  /** The proposals printed; undefined: all. */
  readonly proposals?: DocumentInput['proposals'];
}

/** Which document was printed or saved. */
export interface PaperUse extends HeldContent {
  readonly kind: HandedKind;
  readonly way: PaperWay;
}

/** A printed or saved document, whose content can no longer change. */
export interface Paper extends PaperUse {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Set when answers, care or figures have changed since. */
  readonly stale?: true | undefined;
}

const index = z.int().check(z.minimum(0));

/** Schema of the stored draft. */
export const heldContentShape = {
  content: z.optional(z.string().check(z.maxLength(100))),
  proposals: z.optional(z.array(z.strictObject({ area: z.literal([0, 1, 2]), tab: index }))),
};

/** Schema of the stored draft. */
export const paperSchema = z.strictObject({
  kind: handedKind,
  way: z.enum(PAPER_WAYS),
  at: z.int(),
  stale: z.optional(z.literal(true)),
  ...heldContentShape,
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
