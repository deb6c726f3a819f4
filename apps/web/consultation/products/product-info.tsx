import * as Tabs from '@radix-ui/react-tabs';
import { useEffect } from 'react';
import type { Product } from '#catalogue/domain';
import { loadLargePictures } from '../../connection/pictures/product-pictures.ts';
import { applicationOf } from './application-steps.ts';
import { Carousel } from './carousel.tsx';
import { ProductOverview } from './product-overview.tsx';

/** A product in words and pictures, with instructions if there are any. */
export default function ProductInfo({ product }: { product: Product }) {
  // For every product, with a picture or without.
  useEffect(loadLargePictures, []);
  const application = applicationOf(product.Anwendungstyp);
  if (application === null) return <ProductOverview product={product} />;
  return (
    <Tabs.Root className="areas" defaultValue="overview">
      <Tabs.List className="areas-list" aria-label="Produktinformation">
        <Tabs.Trigger className="areas-tab" value="overview">
          Übersicht
        </Tabs.Trigger>
        <Tabs.Trigger className="areas-tab" value="standing">
          <span className="product-tab-kind">Anwendung </span>im Stehen
        </Tabs.Trigger>
        <Tabs.Trigger className="areas-tab" value="lying">
          <span className="product-tab-kind">Anwendung </span>im Liegen
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview" tabIndex={-1}>
        <ProductOverview product={product} />
      </Tabs.Content>
      <Tabs.Content value="standing" tabIndex={-1}>
        <Carousel title="Anwendung im Stehen" steps={application.standing} />
      </Tabs.Content>
      <Tabs.Content value="lying" tabIndex={-1}>
        <Carousel title="Anwendung im Liegen" steps={application.lying} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
