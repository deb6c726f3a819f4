import type { Product } from '#catalogue/domain';
import type { CartAreas, CartLine, ProductsById } from './cart.ts';
import { type TabPlace, withTab } from './cart-edit.ts';

/** Input for moving lines. `nextId` gives a fresh line id at each call. */
export interface MoveContext {
  readonly products: ProductsById;
  readonly nextId: () => string;
}

/**
 * Moves lines to another proposal unchanged. The Fixierhose of a Vorlage moves along; if a Vorlage that stays
 * behind needs it too, each gets one. A proposal that already holds a Fixierhose gets no second one.
 *
 * @param ids of the lines; the other lines of the proposal stay
 */
export function moveLines(
  cart: CartAreas,
  from: TabPlace,
  to: TabPlace,
  ids: readonly string[],
  context: MoveContext,
): CartAreas {
  if (from.area === to.area && from.tab === to.tab) return cart;
  const source = linesAt(cart, from);
  const target = linesAt(cart, to);
  const isOf = (type: Product['Anwendungstyp']) => (line: CartLine) =>
    context.products.get(line.product)?.Anwendungstyp === type;
  const goes = ({ id, companionOf }: CartLine) =>
    ids.includes(id) || (companionOf !== undefined && ids.includes(companionOf));
  const held = target.some(isOf('Fixierhosen'));
  const gone = source.filter(goes);
  const come = gone.filter((line) => !(held && line.companionOf !== undefined));
  const stay = source.filter((line) => !goes(line));
  const companion = source.find(({ companionOf }) => companionOf !== undefined);
  const complete = (lines: readonly CartLine[]) =>
    companion === undefined || lines.some(isOf('Fixierhosen'))
      ? lines
      : withCompanion(lines, companion, lines.findIndex(isOf('Vorlagen')), context.nextId);
  return put(
    put(cart, from, gone.some(({ id }) => id === companion?.id) ? complete(stay) : stay),
    to,
    come.some(isOf('Vorlagen')) ? complete([...target, ...come]) : [...target, ...come],
  );
}

function linesAt(cart: CartAreas, { area, tab }: TabPlace): readonly CartLine[] {
  return cart[area][tab]?.lines ?? [];
}

/** Gives a Vorlage a copy of the Fixierhose it was separated from; -1: there is no Vorlage. */
function withCompanion(
  lines: readonly CartLine[],
  companion: CartLine,
  vorlage: number,
  nextId: () => string,
): readonly CartLine[] {
  if (vorlage === -1) return lines;
  const own = { ...companion, id: nextId(), companionOf: lines[vorlage]?.id };
  return [...lines.slice(0, vorlage + 1), own, ...lines.slice(vorlage + 1)];
}

function put(cart: CartAreas, place: TabPlace, lines: readonly CartLine[]): CartAreas {
  return withTab(cart, place, () => ({ lines }));
}
