import { useRouteLoaderData } from '@remix-run/react';
import type { Product } from '#catalogue/domain';
import type { Hints, ProductsById, Questionnaire, RecommendationTable } from '#consultation/domain';
import type { Letterhead } from '#institution/domain';

/** What the care screens are made from. */
export interface CareData {
  readonly catalogue: readonly Product[];
  readonly recommendations: RecommendationTable;
  readonly questionnaire: Questionnaire;
  readonly hints: Hints;
  readonly letterhead: Letterhead;
}

/** Products, recommendations and questions, on the care screens. */
export function useCare() {
  const data = useRouteLoaderData<() => Promise<CareData | null>>('routes/care');
  if (data == null) throw new Error('This screen stands outside of the care screens.');
  return { ...data, products: productsById(data.catalogue) };
}

const indexes = new WeakMap<readonly Product[], ProductsById>();

/** The index of a catalogue, made once for all who ask. */
function productsById(catalogue: readonly Product[]): ProductsById {
  let index = indexes.get(catalogue);
  if (index === undefined) {
    index = new Map(catalogue.map((product) => [product.id, product]));
    indexes.set(catalogue, index);
  }
  return index;
}
