import { useEffect, useState } from 'react';
import { instructionsOf, type Product } from '#catalogue/domain';
import { loadLargePictures } from '../../connection/pictures/product-pictures.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { Carousel } from './carousel.tsx';
import { ProductOverview } from './product-overview.tsx';

/** A product in words and pictures, with instructions if there are any. */
export function ProductInfo({ product }: { product: Product }) {
  // For every product, with a picture or without.
  useEffect(loadLargePictures, []);
  const [tab, setTab] = useState('overview');
  const application = instructionsOf(product.Anwendungstyp);
  if (application === null) return <ProductOverview product={product} />;
  return (
    <Tabs className="areas" value={tab} onValueChange={setTab}>
      <TabList className="areas-list" aria-label="Produktinformation">
        <Tab className="areas-tab" value="overview">
          Übersicht
        </Tab>
        <Tab className="areas-tab" value="standing">
          <span className="product-tab-kind">Anwendung </span>im Stehen
        </Tab>
        <Tab className="areas-tab" value="lying">
          <span className="product-tab-kind">Anwendung </span>im Liegen
        </Tab>
      </TabList>
      <TabPanel value="overview">
        <ProductOverview product={product} />
      </TabPanel>
      <TabPanel value="standing">
        <Carousel title="Anwendung im Stehen" steps={application.standing} />
      </TabPanel>
      <TabPanel value="lying">
        <Carousel title="Anwendung im Liegen" steps={application.lying} />
      </TabPanel>
    </Tabs>
  );
}
