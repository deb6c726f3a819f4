import {
  type ApplicationType,
  type InstructionStep,
  instructionsOf,
  singularLabel,
  sizedName,
} from '#catalogue/domain';
import { careInsurance } from '#consultation/domain';
import type { DocumentInput } from '../document-input.ts';
import { adviserOf, patientValues, printedAnswers } from '../persons.ts';
import { printedDecision } from '../proposals.ts';
import { givenAppointments } from './appointments.ts';
import { CHANGES, MORE_STEPS, WORN_WITH } from './take-home-steps.ts';

/** A product of the sheet. */
interface TakeHomeProduct {
  /** With its size. */
  readonly name: string;
  /** Key of its picture; null without one. */
  readonly image: string | null;
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
  /** The person has decided for them, or could decide for no others. */
  readonly chosen: boolean;
  readonly instructions: readonly TakeHomeInstructions[];
  readonly appointments: ReturnType<typeof givenAppointments>;
}

/**
 * The content of the sheet 'Zum Mitnehmen'. Needs neither insurer nor prices: it says nothing about money. Products
 * that have left the catalogue are left out.
 */
export function takeHomeValues(input: DocumentInput): TakeHomeValues {
  const answers = printedAnswers(input);
  const { places, chosen } = shownPlaces(input);
  const lines = places.flatMap(({ area, tab }) => input.cart[area][tab]?.lines ?? []);
  const products = new Map<string, TakeHomeProduct>();
  const types = new Set<ApplicationType>();
  for (const { product: id, size } of lines) {
    const product = input.products.get(id);
    if (product === undefined) continue;
    const { Produktbezeichnung, Anwendungstyp: type, image = null } = product;
    const name = sizedName(Produktbezeichnung, size);
    products.set(`${id} ${size}`, { name, image });
    types.add(type);
  }
  const { appointments, today, details } = input;
  const socially = careInsurance(input.insurer) === 'social';
  return {
    name: patientValues(answers).name,
    adviser: adviserOf(answers),
    products: [...products.values()],
    chosen,
    instructions: [...types].flatMap((type) => instructionsFor(type, types, answers.mobil === 'Mo4')),
    appointments: givenAppointments({
      ...{ today, details, appointments, socially },
      supplied: products.size > 0,
    }),
  };
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
