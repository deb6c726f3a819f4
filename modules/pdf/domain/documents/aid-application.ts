import { areasOf, careLevel, pflegehilfsmittelAmount } from '#consultation/domain';
import { type Cents, formatDay } from '#platform/domain';
import type { PdfDocument } from '../layout/block.ts';
import { aidApplicationBlocks } from './aid-application-blocks.ts';
import { AID_POSITIONS, type AidPosition, type PositionId, positionOf } from './aid-positions.ts';
import type { DocumentInput } from './document-input.ts';
import { letterheadOf } from './letterhead.ts';
import {
  type PatientValues,
  patientValues,
  printedAnswers,
  type RepresentativeValues,
  representativeValues,
} from './persons.ts';

export interface PositionValues extends AidPosition {
  readonly checked: boolean;
  /** Those of `sizes` that are in the cart. */
  readonly checkedSizes: readonly string[];
}

/** What the Pflegehilfsmittelantrag says; null is left to be filled in by hand. */
export interface AidApplicationValues {
  readonly patient: PatientValues;
  /** Pflegegrad, 1 to 5. */
  readonly level: number | null;
  readonly representative: RepresentativeValues | null;
  readonly supplier: string;
  /** Cents a month that the Pflegekasse pays at most on that day. */
  readonly amount: Cents;
  readonly positions: readonly PositionValues[];
}

/** Maps a consultation to the application. Ticked is what the cart holds, unless positions are named. */
export function aidApplicationValues(input: DocumentInput): AidApplicationValues {
  const answers = printedAnswers(input);
  const { name, strasse, hausnummer, plz, ort } = input.institution;
  const held = heldAids(input);
  const checked = new Set(input.positions ?? held.map(({ position }) => position));
  return {
    patient: patientValues(answers, input),
    level: careLevel(answers)?.level ?? null,
    representative: representativeValues(answers, input.questionnaire),
    supplier: [name, `${strasse} ${hausnummer}`, `${plz} ${ort}`]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(', '),
    amount: pflegehilfsmittelAmount(input.today),
    positions: AID_POSITIONS.map((position) => ({
      ...position,
      checked: checked.has(position.id),
      checkedSizes: checked.has(position.id)
        ? position.sizes.filter((size) =>
            held.some((aid) => aid.position === position.id && aid.size === size),
          )
        : [],
    })),
  };
}

/** The care aids in the areas that the method shows. */
function heldAids({ cart, method, products }: DocumentInput): { position: PositionId; size: string }[] {
  return areasOf(method).flatMap((area) =>
    cart[area].flatMap(({ lines }) =>
      lines.flatMap(({ product: id, size }) => {
        const product = products.get(id);
        const position = product && positionOf(product.Anwendungstyp, product.sizes[size]?.aidnumber ?? '');
        return position ? [{ position, size }] : [];
      }),
    ),
  );
}

/** The Pflegehilfsmittelantrag, ready to be drawn. */
export function aidApplication(input: DocumentInput): PdfDocument {
  const day = formatDay(input.today);
  return {
    title: 'Pflegehilfsmittelantrag',
    day,
    letterhead: letterheadOf(input.institution),
    blocks: aidApplicationBlocks(aidApplicationValues(input)),
  };
}
