import { expect, it } from 'vitest';
import { FEATURE_PATHS } from '../../../../../apps/web/consultation/products/feature-paths.ts';
import { FEATURE_ICONS } from '../../../../../modules/catalogue/products/feature-icons.ts';

// @spec access-3-9
it('each of the 34 features has a drawing', () => {
  expect(FEATURE_ICONS).toHaveLength(34);
  expect(Object.keys(FEATURE_PATHS).toSorted()).toEqual(FEATURE_ICONS.map(({ name }) => name).toSorted());
});
