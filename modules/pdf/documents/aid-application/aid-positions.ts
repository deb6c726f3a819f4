import type { ApplicationType } from '#catalogue/domain';

/** A position of the Hilfsmittelverzeichnis that can be applied for. */
export type PositionId =
  | '54.45.01'
  | '54.99.01.1'
  | '54.99.01.2'
  | '54.99.01.3'
  | '54.99.02.0'
  | '54.99.02.1'
  | '51.40.01.4';

export interface AidPosition {
  readonly id: PositionId;
  readonly name: string;
  /** Contents of a set (consultation specification, section 9). */
  readonly set: string;
  /** Sizes to choose from; none where there is no choice. */
  readonly sizes: readonly string[];
  /** Product group 51 (body care): the insured person bears a share (§ 40 (3) SGB XI). */
  readonly ownShare: boolean;
}

/** What is applied for: product group 54, and of group 51 the bed pads that are washed. */
export const AID_POSITIONS: readonly AidPosition[] = [
  position('54.45.01', 'Saugende Bettschutzeinlagen zum Einmalgebrauch', '25 Stück'),
  {
    ...position('54.99.01.1', 'Einmalhandschuhe', '100 Stück'),
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
  },
  position('54.99.01.2', 'Mundschutz', '50 Stück'),
  position('54.99.01.3', 'Schutzschürzen zum Einmalgebrauch', '100 Stück'),
  position('54.99.02.0', 'Händedesinfektionsmittel', '500 ml'),
  position('54.99.02.1', 'Flächendesinfektionsmittel', '500 ml'),
  { ...position('51.40.01.4', 'Saugende Bettschutzeinlagen, wiederverwendbar', ''), ownShare: true },
];

function position(id: PositionId, name: string, set: string): AidPosition {
  return { id, name, set, sizes: [], ownShare: false };
}

/** By the kind of product, where its Hilfsmittelnummer does not tell. */
const BY_TYPE: Partial<Record<ApplicationType, PositionId>> = {
  Krankenunterlagen: '54.45.01',
  Untersuchungshandschuhe: '54.99.01.1',
  Mundschutz: '54.99.01.2',
  Schutzschürzen: '54.99.01.3',
  Händedesinfektion: '54.99.02.0',
  Flächendesinfektion: '54.99.02.1',
};

/** The position that a product belongs to; null for what is no Pflegehilfsmittel. */
export function positionOf(type: ApplicationType, aidnumber: string): PositionId | null {
  if (BY_TYPE[type] === undefined) return null;
  // Gloves are listed under one digit more than this demo catalogue numbers them: the kind decides, and the
  // number only tells what is washed from what is thrown away.
  return aidnumber.startsWith('51.40.01.4') ? '51.40.01.4' : BY_TYPE[type];
}
