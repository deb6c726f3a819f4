import { type ApplicationType, type InstructionStep, instructionsOf, singularLabel } from '#catalogue/domain';
import { careInsurance } from '#consultation/domain';
import { counted } from '#platform/domain';
import { type CareLineValues, careValues } from '../care-values.ts';
import type { DocumentInput } from '../document-input.ts';
import { adviserOf, patientValues, printedAnswers } from '../persons.ts';
import { printedDecision } from '../proposals.ts';
import { givenAppointments } from './appointments.ts';
import { CHANGES, MORE_STEPS, WORN_WITH } from './take-home-steps.ts';

/** A product of the sheet. */
interface TakeHomeProduct {
  /** With its size, and the part of the day it is for. */
  readonly name: string;
  /** Such as `2 am Tag, 5 Packungen im Monat · PZN 98102614`. */
  readonly supplied: string;
  /** Key of its picture; null without one. */
  readonly image: string | null;
  readonly type: ApplicationType;
}

/** How a kind of product is put on and changed. */
export interface TakeHomeInstructions {
  readonly kind: string;
  readonly lying: boolean;
  readonly steps: readonly Pick<InstructionStep, 'text' | 'scene'>[];
  /** Sentences about changing it. */
  readonly change: string;
}

export interface TakeHomeValues {
  readonly name: string | null;
  readonly adviser: string | null;
  readonly products: readonly TakeHomeProduct[];
  /** Changes a day; null: they differ by product or part of the day, or are not known. */
  readonly changes: number | null;
  /** The person has decided for them, or could decide for no others. */
  readonly chosen: boolean;
  readonly instructions: readonly TakeHomeInstructions[];
  readonly appointments: ReturnType<typeof givenAppointments>;
}

/**
 * The content of the sheet 'Zum Mitnehmen'. It says nothing about money or who pays. Products that have left the
 * catalogue are left out.
 */
export function takeHomeValues(input: DocumentInput): TakeHomeValues {
  const answers = printedAnswers(input);
  const { places, chosen } = shownPlaces(input);
  const { proposals } = careValues({ ...input, answers });
  const lines = places.flatMap(
    (place) => proposals.find(({ area, tab }) => area === place.area && tab === place.tab)?.lines ?? [],
  );
  const types = new Set(lines.map(({ type }) => type));
  const products = new Map(lines.map(takeHomeProduct).map((each) => [`${each.name} ${each.supplied}`, each]));
  const { appointments, today, details } = input;
  const socially = careInsurance(input.insurer) === 'social';
  return {
    name: patientValues(answers).name,
    adviser: adviserOf(answers),
    products: [...products.values()],
    changes: changesOf(lines),
    chosen,
    instructions: [...types].flatMap((type) => instructionsFor(type, types, answers.mobil === 'Mo4')),
    appointments: givenAppointments({
      ...{ today, details, appointments, socially },
      supplied: products.size > 0,
    }),
  };
}

const PERIODS = { 0: ', für den Tag', 1: ', für die Nacht', 2: '' } as const;

function takeHomeProduct(line: CareLineValues): TakeHomeProduct {
  const { name, size, period, image, type, dailyNeed, washable, packs, once, PZN } = line;
  const need = dailyNeed === null || washable ? '' : `${dailyNeed}\u00a0am\u00a0Tag, `;
  const count = `${counted(packs, ['Packung', 'Packungen'])} ${once ? 'einmalig' : 'im\u00a0Monat'}`;
  return {
    name: `${name}${size === null ? '' : `, ${size}`}${PERIODS[period ?? 2]}`,
    supplied: `${need}${count}${PZN === null ? '' : ` · PZN\u00a0${PZN}`}`,
    image,
    type,
  };
}

/** Of one product that is worn around the clock; what is worn by day and by night has no common number. */
function changesOf(lines: readonly CareLineValues[]): number | null {
  const worn = lines.filter(({ dailyNeed, washable }) => dailyNeed !== null && !washable);
  const [only, another] = worn;
  return only === undefined || another !== undefined || only.period !== 2 ? null : only.dailyNeed;
}

/** The supply that was chosen and what is bought besides; before that, all that are filled. */
function shownPlaces(input: DocumentInput) {
  const { supply, alternatives, sales, bought } = printedDecision(input);
  const places = [...(supply === null ? [] : [supply]), ...bought];
  const open = supply === null && alternatives.length > 0;
  return open || places.length === 0
    ? { places: [...alternatives, ...sales], chosen: false }
    : { places, chosen: true };
}

/** Two kinds that are put on together have one instruction. */
function instructionsFor(
  type: ApplicationType,
  all: ReadonlySet<ApplicationType>,
  lying: boolean,
): TakeHomeInstructions[] {
  const partner = WORN_WITH[type];
  if (partner !== undefined && all.has(partner)) return [];
  const drawn = instructionsOf(type) ?? MORE_STEPS[type];
  const change = CHANGES[type];
  if (drawn === undefined || change === undefined) return [];
  const kind = type === 'Vorlagen' ? 'Vorlage mit Fixierhose' : singularLabel(type);
  const steps = lying ? drawn.lying : drawn.standing;
  return [{ kind, lying: lying && drawn.lying !== drawn.standing, steps, change }];
}
