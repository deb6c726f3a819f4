import type { Product } from '#catalogue/domain';
import type { AnswerCode, Answers } from '../answers/answers.ts';

/** Icons of what a person calls important, as the hints on it describe them. */
const ICONS_OF: Readonly<Record<AnswerCode<'important'>, readonly string[]>> = {
  I1: ['textile-oberflaeche', 'elastische-buendchen', 'elastischer-hueftbund'],
  I2: ['diskret', 'raschelarm', 'geruchsneutralisierend'],
  I3: ['auslaufschutz', 'schnelle-aufnahme', 'nachtversorgung'],
  I4: ['ph-hautneutral', 'dermatologisch-getestet', 'atmungsaktiv', 'trockenes-hautgefuehl'],
};

type Described = Pick<Product, 'ICONS' | 'Tropfenanzahl' | 'Vorteilskommunikation'>;

/** What one product has and another one lacks. */
export type Advantage =
  /** Name of a feature icon. */
  | { readonly icon: string }
  /** Drops, 0 to 10. */
  | { readonly drops: number }
  /** Entry of the Vorteilskommunikation. */
  | { readonly text: string };

/** The icons of a product for what the person calls important. */
const importantIcons = ({ ICONS }: Described, { important = [] }: Pick<Answers, 'important'>) =>
  important.flatMap((code) => ICONS_OF[code]).filter((icon) => ICONS.includes(icon));

/** Whether a product has an icon for something the person calls important. */
export function hasWhatIsImportant(product: Described, answers: Pick<Answers, 'important'>): boolean {
  return importantIcons(product, answers).length > 0;
}

/** The first advantage of a product over another one, what is important to the person before anything else. */
export function advantageOver(
  product: Described,
  other: Described,
  answers: Pick<Answers, 'important'>,
): Advantage | null {
  const lacks = (icon: string) => !other.ICONS.includes(icon);
  const icon = importantIcons(product, answers).find(lacks) ?? product.ICONS.find(lacks);
  if (icon !== undefined) return { icon };
  if (product.Tropfenanzahl > other.Tropfenanzahl) return { drops: product.Tropfenanzahl };
  const text = product.Vorteilskommunikation.find((each) => !other.Vorteilskommunikation.includes(each));
  return text === undefined ? null : { text };
}
