import { useState } from 'react';
import type { Answers, QuestionId, Questionnaire } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { applyEdit, editBetween } from '../draft/answer-edit.ts';
import { type Draft, SECTION_IDS, type SectionEdits, type SectionId } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { missingIn, OFFER_SECTIONS } from './offer-sections.ts';

/** The open sections of the summary, and the actions on their changes. */
export interface OpenSections {
  readonly isOpen: (id: SectionId) => boolean;
  /** @param single the only question to change; left out: all of the section */
  readonly open: (id: SectionId, single?: QuestionId) => void;
  /** The only question that is being changed in a section; null: all of them. */
  readonly single: (id: SectionId) => QuestionId | null;
  /** The saved answers with the section's changes applied. */
  readonly answersOf: (id: SectionId) => Answers;
  readonly change: (id: SectionId, give: (answers: Answers) => Answers) => void;
  /** The open sections with changes. */
  readonly changed: readonly SectionId[];
  /** Saves sections and closes them. If an answer is missing, marks it, saves none and returns false. */
  readonly save: (ids: readonly SectionId[]) => boolean;
  readonly discard: (ids: readonly SectionId[]) => void;
  /** Failed save attempts by section. */
  readonly attempts: Readonly<Partial<Record<SectionId, number>>>;
}

const NONE: SectionEdits = {};

/**
 * Edits of the summary: they are stored in the draft, apart from the answers, until they are saved. They
 * survive a reload, another screen and an automatic logout, but do not count until then.
 */
export function useSectionEdits(definition: Questionnaire): OpenSections {
  const { today } = useConsultation();
  const answers = useDraftPart((state) => state.draft.answers);
  const edits = useDraftPart((state) => state.draft.edits ?? NONE);
  const { update } = useDraftActions();
  const [opened, setOpened] = useState<readonly SectionId[]>([]);
  const [singles, setSingles] = useState<Readonly<Partial<Record<SectionId, QuestionId>>>>({});
  const [attempts, setAttempts] = useState<OpenSections['attempts']>({});
  const close = (ids: readonly SectionId[]) => {
    setOpened((others) => others.filter((id) => !ids.includes(id)));
    setAttempts((others) => without(others, ids));
    setSingles((others) => without(others, ids));
  };
  const answersOf = (id: SectionId) => applyEdit(answers, edits[id]);
  return {
    attempts,
    answersOf,
    isOpen: (id) => edits[id] !== undefined || opened.includes(id),
    single: (id) => singles[id] ?? null,
    open: (id, single) => {
      setOpened((others) => [...others, id]);
      setSingles((others) => ({ ...without(others, [id]), ...(single && { [id]: single }) }));
    },
    changed: SECTION_IDS.filter((id) => edits[id] !== undefined),
    change: (id, give) => update((draft) => withChange(draft, id, give)),
    discard: (ids) => {
      update((draft) => withEdits(draft, without(draft.edits ?? NONE, ids)));
      close(ids);
    },
    save: (ids) => {
      const blocked = OFFER_SECTIONS.filter(
        (section) =>
          ids.includes(section.id) && missingIn(section, definition, answersOf(section.id), today).length > 0,
      );
      if (blocked.length > 0) {
        const tried = blocked.map(({ id }) => [id, (attempts[id] ?? 0) + 1]);
        setAttempts((others) => ({ ...others, ...Object.fromEntries(tried) }));
        // What is missing may be another question of the section.
        setSingles((others) => without(others, ids));
        return false;
      }
      update((draft) => saved(draft, ids));
      close(ids);
      return true;
    },
  };
}

function withChange(draft: Draft, id: SectionId, give: (answers: Answers) => Answers): Draft {
  const before = applyEdit(draft.answers, draft.edits?.[id]);
  const after = give(before);
  if (after === before) return draft;
  const edit = editBetween(draft.answers, after);
  const others = without(draft.edits ?? NONE, [id]);
  return withEdits(draft, edit === null ? others : { ...others, [id]: edit });
}

function saved(draft: Draft, ids: readonly SectionId[]): Draft {
  if (!ids.some((id) => draft.edits?.[id] !== undefined)) return draft;
  const answers = ids.reduce((sum, id) => applyEdit(sum, draft.edits?.[id]), draft.answers);
  return withEdits({ ...draft, answers }, without(draft.edits ?? NONE, ids));
}

/** Returns the same draft if nothing changed: closing an unedited section is not an edit. */
function withEdits(draft: Draft, edits: SectionEdits): Draft {
  const before = Object.keys(draft.edits ?? NONE).length;
  const after = Object.keys(edits).length;
  if (before === 0 && after === 0) return draft;
  return { ...draft, edits: after === 0 ? undefined : edits };
}

function without<T extends object>(all: T, ids: readonly SectionId[]): T {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.some((gone) => gone === id))) as T;
}
