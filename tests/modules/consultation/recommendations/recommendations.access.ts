import { ProductAdminService } from '../../../../modules/catalogue/product-sheet/product-admin.service.ts';
import { recommendationListQuery } from '../../../../modules/consultation/recommendations/managed-recommendation.ts';
import { RecommendationService } from '../../../../modules/consultation/recommendations/recommendation.service.ts';
import { RecommendationAdminService } from '../../../../modules/consultation/recommendations/recommendation-admin.service.ts';
import { RecommendationTableService } from '../../../../modules/consultation/recommendations/recommendation-table.service.ts';
import { SizesRemovalService } from '../../../../modules/consultation/sizes-removal/sizes-removal.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { anotherProduct, readProduct } from '../../catalogue/product-rows.ts';

const KEY = 'F_I1_T1_H1_V1_X1';
const FILE = new TextEncoder().encode(`key;Artikelnummern\n${KEY};710061\n`);

export const access: AccessTable = {
  ...callsOf(SizesRemovalService, {
    usage: ['vendor+operator', (actor, service) => service.usage(actor, [{ id: 2, version: 1 }])],
  }),
  'SizesRemovalService.removeOne': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const removal = services.get(SizesRemovalService);
      const { id } = await services
        .get(ProductAdminService)
        .save(operator, readProduct({ ...anotherProduct(0), Konfektionsgroesse: 'XXL' }));
      try {
        return await removal.removeOne(actor, id);
      } catch (error) {
        await removal.removeOne(operator, id);
        throw error;
      }
    },
  ],
  'SizesRemovalService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const removal = services.get(SizesRemovalService);
      const chosen = await services
        .get(ProductAdminService)
        .save(operator, readProduct({ ...anotherProduct(1), Konfektionsgroesse: 'XXXL' }));
      try {
        return await removal.remove(actor, [chosen]);
      } catch (error) {
        await removal.remove(operator, [chosen]);
        throw error;
      }
    },
  ],
  ...callsOf(RecommendationService, {
    keysByNumber: ['vendor+operator', (actor, service) => service.keysByNumber(actor)],
    idsByKey: ['consultation+operator', (actor, service) => service.idsByKey(actor)],
    picksByKey: ['consultation+operator', (actor, service) => service.picksByKey(actor)],
    report: ['vendor+operator', (actor, service) => service.report(actor)],
  }),
  ...callsOf(RecommendationAdminService, {
    list: ['vendor+operator', (actor, service) => service.list(actor, recommendationListQuery.parse({}))],
    gaps: ['vendor+operator', (actor, service) => service.gaps(actor)],
    find: ['vendor+operator', (actor, service) => service.find(actor, 'x')],
    save: [
      'vendor+operator',
      (actor, service) => service.save(actor, { key: KEY, products: [{ Artikelnummer: '710021' }] }),
    ],
  }),
  ...tableAccess(RecommendationTableService, 'vendor+operator', FILE),
};
