import { useRouteLoaderData } from '@remix-run/react';
import type { Product } from '#catalogue/domain';
import type { CareDefinitions, ProductsById } from '#consultation/domain';
import type { Letterhead } from '#institution/domain';
import type { FormBundle, OfferedForm } from '#pdf/domain';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Id of the route above the care screens. */
export const CARE = 'care';

/** Loader data of the care screens: the letterhead, and the version used to fetch the definitions. */
export interface CareVersion {
  readonly version: string;
  readonly letterhead: Letterhead;
  /** Forms that contracts prescribe, for all Krankenkassen. */
  readonly contractForms: readonly OfferedForm[];
  /** Where the files of all of them are; null without a form. */
  readonly formBundle: FormBundle | null;
}

type CareData = CareVersion & CareDefinitions;

/** Whether the definitions have been loaded. */
export function isComplete(care: CareVersion): care is CareData {
  return 'catalogue' in care;
}

function useCareVersion(): CareVersion | null {
  return useRouteLoaderData<() => Promise<CareVersion | null>>(CARE) ?? null;
}

/** Whether a care screen has everything it shows: the draft and the definitions. */
export function useCareReady(): boolean {
  const care = useCareVersion();
  const ready = useDraftPart((state) => state.ready);
  return ready && care !== null && isComplete(care);
}

/** Products, recommendations and questions, on the care screens once they are ready. */
export function useCare() {
  const data = useCareVersion();
  if (data === null || !isComplete(data)) throw new Error('There is no care screen here, or not yet.');
  return { ...data, products: productsById(data.catalogue) };
}

const indexes = new WeakMap<readonly Product[], ProductsById>();

/** The index of a catalogue, built once and shared. */
export function productsById(catalogue: readonly Product[]): ProductsById {
  let index = indexes.get(catalogue);
  if (index === undefined) {
    index = new Map(catalogue.map((product) => [product.id, product]));
    indexes.set(catalogue, index);
  }
  return index;
}
