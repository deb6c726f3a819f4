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
  /** Sizes to choose from; empty without a choice. */
  readonly sizes: readonly string[];
  /** Product group 51 (body care), of which the insured person pays a share (§ 40 (3) SGB XI). */
  readonly ownShare: boolean;
}

/** The positions of the application: product group 54, and the washable bed pads of group 51. */
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

/** By application type, for products whose Hilfsmittelnummer does not identify the position. */
const BY_TYPE: Partial<Record<ApplicationType, PositionId>> = {
  Krankenunterlagen: '54.45.01',
  Untersuchungshandschuhe: '54.99.01.1',
  Mundschutz: '54.99.01.2',
  Schutzschürzen: '54.99.01.3',
  Händedesinfektion: '54.99.02.0',
  Flächendesinfektion: '54.99.02.1',
};

/** The position of a product; null if it is no Pflegehilfsmittel. */
export function positionOf(type: ApplicationType, aidnumber: string): PositionId | null {
  if (BY_TYPE[type] === undefined) return null;
  // The demo catalogue numbers gloves with one digit fewer than the list does: the type decides, and the number only
  // tells washable from disposable.
  return aidnumber.startsWith('51.40.01.4') ? '51.40.01.4' : BY_TYPE[type];
}
