import type { ApplicationType, Product } from '#catalogue/domain';
import type { Answers } from '../answers/answers.ts';

/** Opened at the side: for people who are changed lying down or by others. */
export const SIDE_OPENING: ReadonlySet<ApplicationType> = new Set(['Slip', 'Slip Elastic']);

type Described = Pick<Product, 'Anwendungstyp' | 'ICONS'>;
type Objection = (product: Described, answers: Answers) => boolean;

/** Made for these people alone, by the name of the icon. */
const MADE_FOR = { F: 'fuer-frauen', M: 'fuer-maenner', K: 'fuer-kinder' } as const;

const isMadeForOthers: Objection = ({ ICONS }, { gender }) => {
  // A child's key may follow that of a woman.
  if (gender === undefined || gender === 'K') return false;
  const names = Object.values(MADE_FOR).filter((name) => ICONS.includes(name));
  return names.length > 0 && !names.includes(MADE_FOR[gender]);
};

/** The texts of the hints that speak against a kind of product: hints `mobil.Mo4`, `toilette.T1` and `toilette.T2`. */
const OBJECTIONS: readonly Objection[] = [
  isMadeForOthers,
  ({ Anwendungstyp }, { mobil }) => mobil === 'Mo4' && Anwendungstyp === 'Pull-ups',
  ({ Anwendungstyp }, { toilette, mobil }) =>
    toilette === 'T1' && mobil !== 'Mo4' && SIDE_OPENING.has(Anwendungstyp),
  ({ Anwendungstyp }, { toilette, versorgung }) =>
    toilette === 'T2' && versorgung === 'H2' && Anwendungstyp === 'Pull-ups',
];

/** Whether hints or answers speak against a kind of product. Prune the answers first. */
export function isSpokenAgainst(product: Described, answers: Answers): boolean {
  return OBJECTIONS.some((objects) => objects(product, answers));
}
