import type { ApplicationType, Product } from '#catalogue/domain';
import type { Answers } from '../answers/answers.ts';
import { careLevel } from '../answers/care-level.ts';

/** A product of skin care or care aids that suits the answers. */
export interface FittingProduct {
  readonly product: Product;
  /** Why, in the words of the answers. */
  readonly why: string;
}

/** How many are shown first. */
const SHOWN = 3;

interface Need {
  readonly type: ApplicationType;
  readonly why: string;
  readonly holds: (answers: Answers) => boolean;
}

const lies = ({ mobil, hilfsmittel = [] }: Answers) =>
  mobil === 'Mo3' || mobil === 'Mo4' || hilfsmittel.includes('Hi3');
const losesStool = ({ inkontinenz }: Answers) => inkontinenz !== undefined && inkontinenz !== 'I1';
const always = () => true;

/**
 * What answers ask for, most urgent first. The last three hold for everybody, so that there are always three types
 * to choose from.
 */
const NEEDS: readonly Need[] = [
  { type: 'Schutz', why: 'Die Haut ist gereizt oder geschädigt.', holds: ({ haut }) => haut === 'Ha2' },
  {
    type: 'Krankenunterlagen',
    why: 'Überwiegend im Sitzen oder im Bett: schützt Sitz und Matratze.',
    holds: lies,
  },
  {
    type: 'Untersuchungshandschuhe',
    why: 'Beim Anlegen und Wechseln hilft jemand.',
    holds: ({ versorgung }) => versorgung === 'H2',
  },
  { type: 'Reinigung', why: 'Bei Stuhlverlust wird die Haut oft gereinigt.', holds: losesStool },
  {
    type: 'Händedesinfektion',
    why: 'Mit Pflegegrad gehört sie zu den Pflegehilfsmitteln, die die Pflegekasse übernimmt.',
    holds: (answers) => careLevel(answers) !== null,
  },
  {
    type: 'Schutz',
    why: 'Das Produkt wird häufig gewechselt.',
    holds: ({ wechseln }) => wechseln === 'We3' || wechseln === 'We4',
  },
  {
    type: 'Pflege',
    why: 'Hautverträglichkeit ist besonders wichtig.',
    holds: ({ important = [] }) => important.includes('I4'),
  },
  { type: 'Schutz', why: 'Schützt die Haut vor Nässe, auch vorbeugend.', holds: always },
  { type: 'Pflege', why: 'Für die tägliche Pflege der Haut.', holds: always },
  { type: 'Reinigung', why: 'Reinigt schonend ohne Seife.', holds: always },
];

/**
 * The three products of skin care and care aids that suit the answers best, each of another type: the first of its
 * type in the catalogue. Fewer if the catalogue has fewer types. Prune the answers first.
 */
export function fittingProducts(answers: Answers, catalogue: readonly Product[]): readonly FittingProduct[] {
  const found = new Map<ApplicationType, FittingProduct>();
  for (const { type, why, holds } of NEEDS) {
    if (found.size === SHOWN) break;
    if (found.has(type) || !holds(answers)) continue;
    const product = catalogue.find(({ Anwendungstyp }) => Anwendungstyp === type);
    if (product !== undefined) found.set(type, { product, why });
  }
  return [...found.values()];
}
