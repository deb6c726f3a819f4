import * as z from 'zod/mini';
import type { Answers, CareType, QuestionId } from '#consultation/domain';
import type { CalendarDay, Cents } from '#platform/domain';

/** Questions about a talk, not about the person: asked again. */
export const OF_THE_TALK: readonly string[] = ['anamneseType', 'member'];

/** What a Folgeberatung keeps of the Dokumentation it was opened from. Amounts in cents. */
export interface Reopened {
  readonly day: CalendarDay;
  /** Questions whose answer is still the earlier one, and that nobody has confirmed. */
  readonly unconfirmed: readonly QuestionId[];
  /** The answers about the person as they were then; drafts of earlier versions have none. */
  readonly answers?: Answers | undefined;
  readonly grossAllowance: Cents | null;
  readonly proposals: readonly {
    readonly area: CareType;
    readonly patientPays: Cents | null;
    readonly lines: readonly {
      /** Id of the line in the cart; null: its product has left the catalogue. */
      readonly line: string | null;
      readonly name: string;
      readonly size: string;
      /** Of a pack. */
      readonly price: Cents | null;
    }[];
  }[];
}

/**
 * Only the shape: the file has been checked when it was opened, nobody else writes a sealed draft, and every first
 * screen loads this.
 */
export const reopenedSchema = z.custom<Reopened>((value) => {
  const { day, unconfirmed, proposals } = Object(value) as Partial<Reopened>;
  return typeof day === 'string' && Array.isArray(unconfirmed) && Array.isArray(proposals);
});

interface Reopenable {
  readonly answers: Answers;
  readonly reopened?: Reopened | undefined;
}

/** The draft with the earlier answers to these questions confirmed. */
export function confirming<D extends Reopenable>(draft: D, questions: readonly QuestionId[]): D {
  const { reopened } = draft;
  if (!reopened?.unconfirmed.some((id) => questions.includes(id))) return draft;
  const unconfirmed = reopened.unconfirmed.filter((id) => !questions.includes(id));
  return { ...draft, reopened: { ...reopened, unconfirmed } };
}

/** A changed draft, in which answers that differ are no longer the earlier ones. */
export function withoutChanged<D extends Reopenable>(before: Reopenable, draft: D): D {
  // Opened just now: all answers are the earlier ones.
  if (before.reopened === undefined || before.answers === draft.answers) return draft;
  const changed = (id: QuestionId) =>
    JSON.stringify(before.answers[id]) !== JSON.stringify(draft.answers[id]);
  return confirming(draft, draft.reopened?.unconfirmed.filter(changed) ?? []);
}
