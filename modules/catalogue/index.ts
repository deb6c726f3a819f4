/** The catalogue, server part. */
import { CatalogueVersion } from './entities/catalogue-version.entity.ts';
import { Competitor } from './entities/competitor.entity.ts';
import { ProductRow } from './entities/product.entity.ts';
import { ProductSizeRow } from './entities/product-size.entity.ts';

export { CatalogueModule } from './catalogue.module.ts';
export { type ProductTableRow, productIdentity } from './domain/product-row.ts';
export { CompetitorService } from './services/competitor.service.ts';
export { ProductService } from './services/product.service.ts';
export { readProductTable } from './services/product-table.ts';
export type { FlatProduct } from './services/product-views.ts';
export { Competitor, ProductRow, ProductSizeRow };

/** The entities of this module, for the database. */
export const catalogueEntities = [ProductRow, ProductSizeRow, CatalogueVersion, Competitor] as const;
