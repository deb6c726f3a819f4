import {
  type AgeDoubt,
  type AnswerField,
  type Answers,
  type AppointmentChoices,
  type CareType,
  type CartAreas,
  type ChoiceModes,
  type DocumentDetails,
  EMPTY_CART,
  type FigureBasis,
  isCartEmpty,
  type QuestionId,
} from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import type { AidAnswers } from '../papers/aid-answers.ts';
import type { KeptSignatures } from '../papers/document-signatures.ts';
import type { Paper, SecuredPart } from '../papers/paper-list.ts';
import type { SentFile } from '../papers/sent-file.ts';
import type { AnswerEdit } from './answer-edit.ts';
import type { PatientLanguage } from './patient-language.ts';
import { type PresetField, presetQuestions } from './presets.ts';
import type { Reopened } from './reopened.ts';
import { sameContent } from './same-content.ts';

/** Incremented whenever older stored drafts can no longer be read unchanged. */
export const DRAFT_VERSION = 2;

/** Screens on which an interrupted consultation can be resumed. */
export const PLACE = /^\/(wizard\/[0-4]|recommendations|cart|products|offer|selling|final)$/;

/** Sections of the summary with editable answers. */
export const SECTION_IDS = ['beratung', 'person', 'anamnese', 'zusatz'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Filters of the catalogue that answers set. */
export const PRESET_GROUPS = ['schweregrad', 'groesse'] as const;
export type PresetGroup = (typeof PRESET_GROUPS)[number];

/** Unsaved edits on the summary, by section: they do not count until they are saved. */
export type SectionEdits = Readonly<Partial<Record<SectionId, AnswerEdit>>>;

/** The adviser's unfinished consultation: choices only; the figures are calculated from them. */
export interface Draft {
  readonly version: typeof DRAFT_VERSION;
  /** Last edit by the adviser, milliseconds since 1970; null if unknown. */
  readonly changed: number | null;
  /** Session of the last edit; null if unknown. */
  readonly session: number | null;
  /** Path of the screen of the last edit. */
  readonly place: string | null;
  readonly answers: Answers;
  readonly cart: CartAreas;
  /** Ids of the products chosen on the recommendations screen. */
  readonly chosen: readonly string[];
  /** Those of them already saved into the cart. */
  readonly placed: readonly string[];
  /** Key of the recommendation that the adviser last decided about; nothing is preselected for it again. */
  readonly pickedFor?: string | undefined;
  /** How several products of one quality are meant, unless the cart already shows it. */
  readonly modes?: ChoiceModes | undefined;
  /** Line ids of the supply the person has decided for (`decisionOf` finds it); undefined: not decided yet. */
  readonly chosenProposal?: readonly string[] | undefined;
  /** Line ids of each proposal of free sale that is bought besides (`decisionOf`); undefined: not decided yet. */
  readonly bought?: readonly (readonly string[])[] | undefined;
  /** Last position in the calculator; undefined opens the default one. */
  readonly shown?: ShownProposal | undefined;
  /** Files of this consultation that went to the server. */
  readonly documents?: readonly SentFile[] | undefined;
  readonly edits?: SectionEdits | undefined;
  /** Parts printed, saved or sent since their last change. */
  readonly secured?: readonly SecuredPart[] | undefined;
  /** Whether its offer has been counted. */
  readonly offered?: boolean | undefined;
  /** Documents printed or saved, the last of each kind and way. */
  readonly papers?: readonly Paper[] | undefined;
  /** What was answered for the Pflegehilfsmittelantrag. */
  readonly application?: AidAnswers | undefined;
  /** 'Angaben für die Dokumente': what the documents say besides the answers. */
  readonly details?: DocumentDetails | undefined;
  /** The patient's page of the Versorgungsvorschlag is set in large type. */
  readonly largeType?: true | undefined;
  /** What was changed of the dates that the person is given. */
  readonly appointments?: AppointmentChoices | undefined;
  /** Signatures given on the screen; nowhere else, and gone with the draft. */
  readonly signatures?: KeptSignatures | undefined;
  /** Lines under 'Bitte prüfen' with which the adviser went on to a document. */
  readonly checked?: readonly string[] | undefined;
  /** Ended with something neither printed, saved nor sent, as the adviser confirmed; until the next change. */
  readonly endedUnsaved?: true | undefined;
  /** Birth date and gender that seem implausible together but were confirmed by the adviser. */
  readonly ageConfirmed?: AgeDoubt | undefined;
  /** The screens cover name, birth date and diagnosis. */
  readonly discreet?: boolean | undefined;
  /** Questions answered by a preset; undefined until step 0 has been answered. */
  readonly preset?: readonly PresetField[] | undefined;
  /** Language of the patient's view; German if undefined. */
  readonly language?: PatientLanguage | undefined;
  /** Filters of the catalogue that the person's answers would set, taken off by the adviser. */
  readonly presetsOff?: readonly PresetGroup[] | undefined;
  /** The earlier consultation that this Folgeberatung was opened from; undefined without one. */
  readonly reopened?: Reopened | undefined;
  /** The inputs of its figures when last shown. */
  readonly figures?: DraftFigures | undefined;
}

/** The inputs of the figures when last shown; unknown in drafts of earlier versions. */
export interface DraftFigures {
  readonly basis: FigureBasis;
  /** Milliseconds since 1970 at which the figures changed; set while the adviser has not decided about it. */
  readonly undecided?: number | undefined;
  /** The earlier day that the consultation keeps using. */
  readonly keptDay?: CalendarDay | undefined;
}

/** The area shown in the calculator, and the proposal shown in each area (the specification's cart-status marker). */
export interface ShownProposal {
  readonly area: CareType;
  readonly tabs: readonly [number, number, number];
}

/** An untouched draft. */
export const EMPTY_DRAFT: Draft = {
  version: DRAFT_VERSION,
  changed: null,
  session: null,
  place: null,
  answers: {},
  cart: EMPTY_CART,
  chosen: [],
  placed: [],
};

/**
 * Whether the draft holds nothing about a person: no answer, line, chosen product or unsaved edit. The adviser's
 * name and other presets do not count.
 */
export function isUntouched(draft: Draft): boolean {
  const { cart, chosen, edits = {} } = draft;
  const untouched = answeredFields(draft).length === 0 && isCartEmpty(cart) && chosen.length === 0;
  return untouched && Object.keys(edits).length === 0;
}

/** The fields that hold something about the person: neither the adviser's name nor an unchanged preset. */
export function answeredFields(draft: Pick<Draft, 'answers' | 'preset'>): readonly AnswerField[] {
  const { answers } = draft;
  const preset = presetQuestions(draft);
  const fields = (Object.keys(answers) as AnswerField[]).filter((field) => (answers[field]?.length ?? 0) > 0);
  return fields.filter((field) => field !== 'member' && !preset.has(field as QuestionId));
}

/** Whether two drafts have the same content, so that a document of one is valid for the other. */
export function saysTheSame(one: Draft, other: Draft): boolean {
  return (
    sameContent(one.answers, other.answers) &&
    sameContent(one.cart, other.cart) &&
    sameContent(one.chosen, other.chosen) &&
    sameContent(one.details ?? {}, other.details ?? {})
  );
}

/** Whether a path is a screen on which a consultation can be resumed. */
export function isPlace(path: string): boolean {
  return PLACE.test(path);
}
