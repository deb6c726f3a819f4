import { CompetitorService } from './services/competitor.service.ts';
import { ProductService } from './services/product.service.ts';

/** The services of this module, for the composition root. */
export const catalogueServices = [ProductService, CompetitorService] as const;
