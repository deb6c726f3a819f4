import * as z from 'zod/mini';
import {
  answersSchema,
  appointmentChoicesSchema,
  documentDetailsSchema,
  figureBasisSchema,
  withMemory,
} from '#consultation/domain';
import { aidAnswersSchema } from '../papers/aid-answers.ts';
import { signaturesSchema } from '../papers/document-signatures.ts';
import { paperSchema, SECURED_PARTS } from '../papers/paper-list.ts';
import { sentFileSchema } from '../papers/sent-file.ts';
import { answerEditSchema } from './answer-edit.ts';
import { DRAFT_VERSION, type Draft, EMPTY_DRAFT, PLACE, PRESET_GROUPS, SECTION_IDS } from './draft.ts';
import { PATIENT_LANGUAGES } from './patient-language.ts';
import { PRESET_FIELDS } from './presets.ts';
import { reopenedSchema } from './reopened.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const line = z.strictObject({
  id,
  product: id,
  size: z.string().check(z.minLength(1), z.maxLength(30)),
  selectedTime: z.literal([0, 1, 2]),
  dailyNeed: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  monthlyPackages: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  needsToSelectSize: z.boolean(),
  companionOf: z.optional(id),
  origin: z.optional(z.literal(['recommendation', 'catalogue'])),
  chosenFor: z.optional(
    z.strictObject({
      key: z.nullable(z.string().check(z.maxLength(64))),
      size: z.nullable(z.string().check(z.maxLength(30))),
      hip: z.optional(z.int()),
      paysAlone: z.nullable(z.boolean()),
    }),
  ),
});
const tabs = z.array(z.strictObject({ lines: z.array(line) })).check(z.minLength(1));

const tabIndex = z.int().check(z.minimum(0));

const mode = z.optional(z.literal(['compare', 'together']));
const content = {
  answers: answersSchema,
  cart: z.tuple([tabs, tabs, tabs]),
  chosen: z.array(id),
  placed: z.array(id),
};
const draftSchema = z.strictObject({
  version: z.literal(DRAFT_VERSION),
  changed: z.nullable(z.int()),
  session: z.nullable(z.int()),
  place: z.nullable(z.string().check(z.regex(PLACE))),
  chosenProposal: z.optional(z.array(id)),
  bought: z.optional(z.array(z.array(id))),
  shown: z.optional(
    z.strictObject({ area: z.literal([0, 1, 2]), tabs: z.tuple([tabIndex, tabIndex, tabIndex]) }),
  ),
  documents: z.optional(z.array(sentFileSchema)),
  pickedFor: z.optional(z.string().check(z.maxLength(64))),
  modes: z.optional(z.strictObject({ Premium: mode, Basis: mode })),
  edits: z.optional(z.partialRecord(z.enum(SECTION_IDS), answerEditSchema)),
  secured: z.optional(z.array(z.enum(SECURED_PARTS))),
  offered: z.optional(z.boolean()),
  papers: z.optional(z.array(paperSchema)),
  application: z.optional(aidAnswersSchema),
  details: z.optional(documentDetailsSchema),
  largeType: z.optional(z.literal(true)),
  appointments: z.optional(appointmentChoicesSchema),
  signatures: z.optional(signaturesSchema),
  checked: z.optional(z.array(z.string().check(z.maxLength(500)))),
  endedUnsaved: z.optional(z.literal(true)),
  // A confirmation of an older draft does not say against which age: it is asked again.
  ageConfirmed: z.catch(
    z.optional(
      z.strictObject({
        birthdate: figureBasisSchema.shape.day,
        gender: z.enum(['F', 'M', 'K']),
        limit: z.int(),
      }),
    ),
    undefined,
  ),
  discreet: z.optional(z.boolean()),
  preset: z.optional(z.array(z.enum(PRESET_FIELDS))),
  language: z.optional(z.enum(PATIENT_LANGUAGES)),
  presetsOff: z.optional(z.array(z.enum(PRESET_GROUPS))),
  reopened: z.optional(reopenedSchema),
  // An unreadable basis is dropped to keep the consultation: the next figures set a new one.
  figures: z.catch(
    z.optional(
      z.strictObject({
        basis: figureBasisSchema,
        undecided: z.optional(z.int()),
        keptDay: z.optional(figureBasisSchema.shape.day),
      }),
    ),
    undefined,
  ),
  // Earlier versions marked the whole draft with any document, which is true of neither part.
  output: z.optional(z.boolean()),
  ...content,
});
/** Version 1 stored neither time nor place of the last edit. */
const firstDraftSchema = z.strictObject({ version: z.literal(1), ...content });

/**
 * Reads a stored draft of this or an earlier version; null for later versions, manual changes and invalid JSON.
 * In earlier versions, the lines count as chosen for the answers stored with them.
 */
export function readDraft(text: string): Draft | null {
  const draft = parseDraft(fromJson(text));
  return draft && { ...draft, cart: withMemory(draft.cart, draft.answers, draft.placed) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored);
  if (parsed.success) {
    const { output: _, ...draft } = parsed.data;
    return draft;
  }
  const first = firstDraftSchema.safeParse(stored);
  return first.success ? { ...EMPTY_DRAFT, ...first.data, version: DRAFT_VERSION } : null;
}
