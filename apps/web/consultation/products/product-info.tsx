import * as Tabs from '@radix-ui/react-tabs';
import type { Product } from '#catalogue/domain';
import { applicationOf } from './application-steps.ts';
import { Carousel } from './carousel.tsx';
import { ProductOverview } from './product-overview.tsx';

/** A product in words and pictures, and how it is put on where there is something to show. */
export default function ProductInfo({ product }: { product: Product }) {
  const application = applicationOf(product.Anwendungstyp);
  if (application === null) return <ProductOverview product={product} />;
  return (
    <Tabs.Root className="areas" defaultValue="overview">
      <Tabs.List className="areas-list" aria-label="Produktinformation">
        <Tabs.Trigger className="areas-tab" value="overview">
          Übersicht
        </Tabs.Trigger>
        <Tabs.Trigger className="areas-tab" value="application">
          Anwendung
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview" tabIndex={-1}>
        <ProductOverview product={product} />
      </Tabs.Content>
      <Tabs.Content value="application" tabIndex={-1} className="applications">
        <Carousel title="Anwendung im Stehen" steps={application.standing} />
        <Carousel title="Anwendung im Liegen" steps={application.lying} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
