import { Module } from '@nestjs/common';
import { CompetitorService } from './services/competitor.service.ts';
import { ProductService } from './services/product.service.ts';

@Module({
  providers: [ProductService, CompetitorService],
  exports: [ProductService, CompetitorService],
})
export class CatalogueModule {}
