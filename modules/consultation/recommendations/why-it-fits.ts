import type { Product } from '#catalogue/domain';
import type { Answers } from '../answers/answers.ts';
import { SIDE_OPENING } from './against-answers.ts';

const AMOUNTS = { V1: 'kleine Menge', V2: 'mittlere Menge', V3: 'große Menge' } as const;

/** Most reasons named for a product: more would not be read at the counter. */
const MOST_REASONS = 3;

type Described = Pick<Product, 'Anwendungstyp' | 'ICONS'>;
type Reason = (product: Described, answers: Answers) => string | false | undefined;

/** Each in the words of the answers, the weightiest first. */
const REASONS: readonly Reason[] = [
  (_, { verlust }) => verlust && AMOUNTS[verlust],
  ({ ICONS }, { gender }) => gender === 'M' && ICONS.includes('fuer-maenner') && 'für Männer',
  ({ ICONS }, { gender }) => gender === 'F' && ICONS.includes('fuer-frauen') && 'für Frauen',
  ({ ICONS }, { gender }) => gender === 'K' && ICONS.includes('fuer-kinder') && 'für Kinder',
  ({ Anwendungstyp }, { mobil }) => mobil === 'Mo4' && SIDE_OPENING.has(Anwendungstyp) && 'Wechsel im Liegen',
  ({ Anwendungstyp }, { versorgung }) =>
    versorgung === 'H2' && SIDE_OPENING.has(Anwendungstyp) && 'Wechsel mit Hilfe',
  ({ Anwendungstyp }, { toilette }) =>
    toilette === 'T1' && !SIDE_OPENING.has(Anwendungstyp) && 'geht selbst zur Toilette',
  ({ Anwendungstyp }, { versorgung }) =>
    versorgung === 'H1' && !SIDE_OPENING.has(Anwendungstyp) && 'wechselt selbst',
  ({ ICONS }, { wann }) =>
    (wann === 'W2' || wann === 'W3') && ICONS.includes('nachtversorgung') && 'auch für die Nacht',
  ({ ICONS }, { important = [] }) => important.includes('I2') && ICONS.includes('diskret') && 'diskret',
  ({ ICONS }, { important = [], haut }) =>
    (important.includes('I4') || haut === 'Ha2') &&
    (ICONS.includes('ph-hautneutral') || ICONS.includes('dermatologisch-getestet')) &&
    'hautverträglich',
  ({ ICONS }, { important = [] }) =>
    important.includes('I1') && ICONS.includes('textile-oberflaeche') && 'weich wie Stoff',
];

/** Why a recommended product fits, in the words of the answers: at most three reasons. Prune the answers first. */
export function whyItFits(product: Described, answers: Answers): readonly string[] {
  return REASONS.flatMap((reason) => reason(product, answers) || []).slice(0, MOST_REASONS);
}
