import { type Draft, saysTheSame } from '../../draft/draft.ts';
import { type DocumentKind, type HandedKind, isFormKind } from '../../papers/document-kinds.ts';
import type { HeldContent, SecuredPart } from '../../papers/paper-list.ts';

/** A document that was handed out, by what decides its content besides the consultation. */
export interface HeldDocument {
  readonly kind: DocumentKind;
  readonly proposals: HeldContent['proposals'];
}

/** What such a document would hold now. */
export interface CurrentDocument extends HeldDocument {
  /** Hash of its content; undefined where the browser cannot tell. */
  readonly content: string | undefined;
  /** The parts of the consultation that it would hold whole. */
  readonly parts: readonly SecuredPart[];
}

type HandedOut = HeldContent & {
  readonly kind: HandedKind;
  readonly stale?: true | undefined;
  /** Null for a file that was not mailed. */
  readonly email?: string | null;
};

/** The documents whose content can be compared, each once. */
export function comparable({
  papers = [],
  documents = [],
}: Pick<Draft, 'papers' | 'documents'>): readonly HeldDocument[] {
  const held = new Map<string, HeldDocument>();
  const made: readonly HandedOut[] = [...papers, ...documents];
  // A contract's form has no content to compare: a change marks it.
  for (const { kind, proposals, content } of made)
    if (content !== undefined && !isFormKind(kind)) held.set(keyOf({ kind, proposals }), { kind, proposals });
  return [...held.values()];
}

/**
 * Marks documents as stale by comparing what they hold with what they would hold now. A change that was taken back
 * makes them valid again, and what they hold counts as secured again.
 *
 * @param before the consultation that was compared; another one is left as it is
 */
export function comparing(before: Draft, now: readonly CurrentDocument[]): (draft: Draft) => Draft {
  const current = new Map(now.map((document) => [keyOf(document), document]));
  return (draft) => {
    if (!saysTheSame(draft, before) || draft.application !== before.application) return draft;
    if (draft.appointments !== before.appointments) return draft;
    if (draft.signatures !== before.signatures) return draft;
    const papers = compared(draft.papers, current);
    const documents = compared(draft.documents, current);
    const secured = holding([...(papers ?? []), ...(documents ?? [])], current, draft.secured);
    const same = papers === draft.papers && documents === draft.documents && secured === draft.secured;
    return same ? draft : { ...draft, papers, documents, secured };
  };
}

type Current = ReadonlyMap<string, CurrentDocument>;

function keyOf({ kind, proposals }: Pick<HandedOut, 'kind' | 'proposals'>): string {
  return JSON.stringify([kind, proposals?.map(({ area, tab }) => [area, tab]) ?? null]);
}

function compared<T extends HandedOut>(
  made: readonly T[] | undefined,
  current: Current,
): readonly T[] | undefined {
  const after = made?.map((each) => {
    const content = current.get(keyOf(each))?.content;
    if (each.content === undefined || content === undefined) return each;
    const stale = content === each.content ? undefined : (true as const);
    return each.stale === stale ? each : { ...each, stale };
  });
  return after?.every((each, index) => each === made?.[index]) ? made : after;
}

/** The secured parts, with those of the documents that hold what they would hold now. */
function holding(made: readonly HandedOut[], current: Current, secured: Draft['secured']): Draft['secured'] {
  const more = made.flatMap((each) => {
    const now = current.get(keyOf(each));
    const valid = each.email !== null && each.content !== undefined && each.content === now?.content;
    return valid ? now.parts : [];
  });
  const parts = [...new Set([...(secured ?? []), ...more])];
  return parts.length === (secured ?? []).length ? secured : parts;
}
