import { describe, expect, it } from 'vitest';
import {
  type CurrentDocument,
  comparable,
  comparing,
} from '../../../../../apps/web/consultation/documents/acts/content-check.ts';
import { type Draft, EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';

const PROPOSALS = [{ area: 1, tab: 0 }] as const;
const SAVED = { kind: 'proposal', way: 'saved', at: 1, content: 'a' } as const;
const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  answers: { lastname: 'Sommer' },
  papers: [SAVED, { kind: 'documentation', way: 'printed', at: 2, content: 'b' }],
  documents: [{ name: 'x', kind: 'proposal', email: null, at: 3, content: 'c', proposals: PROPOSALS }],
};
const now = (kind: CurrentDocument['kind'], content: string, more: Partial<CurrentDocument> = {}) => ({
  ...{ kind, content, proposals: undefined, parts: [] },
  ...more,
});

describe('documents compared with what they would hold now', () => {
  it('are each compared once, by kind and by the proposals printed', () => {
    expect(comparable({ ...DRAFT, papers: [...(DRAFT.papers ?? []), { ...SAVED, way: 'printed' }] })).toEqual(
      [
        { kind: 'proposal', proposals: undefined },
        { kind: 'documentation', proposals: undefined },
        { kind: 'proposal', proposals: PROPOSALS },
      ],
    );
    expect(comparable({ papers: [{ kind: 'proposal', way: 'saved', at: 1 }] })).toEqual([]);
  });

  it('are stale by content alone', () => {
    const after = comparing(DRAFT, [
      now('proposal', 'other'),
      now('documentation', 'b'),
      now('proposal', 'c', { proposals: PROPOSALS }),
    ])(DRAFT);
    expect(after.papers?.map(({ stale }) => stale)).toEqual([true, undefined]);
    expect(after.documents).toBe(DRAFT.documents);
  });

  it('are valid again once a change is taken back, with what they hold', () => {
    const changed = { ...DRAFT, papers: [{ ...SAVED, stale: true } as const], secured: undefined };
    const after = comparing(changed, [now('proposal', 'a', { parts: ['care'] })])(changed);
    expect(after.papers).toEqual([{ ...SAVED, stale: undefined }]);
    expect(after.secured).toEqual(['care']);
  });

  it('secure nothing by a file that was not mailed', () => {
    const mailed = now('proposal', 'c', { proposals: PROPOSALS, parts: ['care'] });
    expect(comparing(DRAFT, [mailed])(DRAFT)).toBe(DRAFT);
  });

  it('stay as they are where content is unknown, or the consultation is another by now', () => {
    const compared = comparing(DRAFT, [now('proposal', 'other')]);
    const later = { ...DRAFT, answers: { lastname: 'Herbst' } };
    expect(compared(later)).toBe(later);
    const former: Draft = { ...DRAFT, papers: [{ kind: 'proposal', way: 'saved', at: 1 }] };
    expect(comparing(former, [now('proposal', 'other')])(former)).toBe(former);
    expect(comparing(DRAFT, [now('proposal', 'a', { content: undefined })])(DRAFT)).toBe(DRAFT);
  });
});
