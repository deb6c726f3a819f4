import { useEffect, useId, useRef, useState } from 'react';
import {
  FEATURE_ICONS,
  type InstructionStep,
  instructionsOf,
  type Product,
  singularLabel,
} from '#catalogue/domain';
import { dailyChanges } from '#consultation/domain';
import { keepingUnits } from '#platform/domain';
import { loadLargePictures } from '../../connection/pictures/product-pictures.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { ApplicationFigure } from '../instructions/application-figure.tsx';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { Drops } from './drops.tsx';
import { FEATURE_PATHS } from './feature-paths.ts';

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

/** Pictures in a row, one at a time, turned by swiping or with the buttons below. */
function Carousel({ title, steps }: { title: string; steps: readonly InstructionStep[] }) {
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = steps.length - 1;

  const turn = (by: number) => {
    const element = row.current;
    if (element === null) return;
    const to = Math.min(last, Math.max(0, current + by));
    setCurrent(to);
    // Instant: during a smooth scroll the old picture would count as the current one again.
    element.scrollTo({ left: to * element.clientWidth, behavior: 'instant' });
  };
  const follow = () => {
    const element = row.current;
    if (element !== null) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section className="carousel" aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <ol className="carousel-row" ref={row} onScroll={follow} tabIndex={0} aria-labelledby={id}>
        {steps.map(({ scene, text }, index) => (
          <li key={text}>
            <figure>
              <ApplicationFigure scene={scene} />
              <figcaption>
                <strong>Schritt {index + 1}:</strong> {text}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <div className="carousel-actions">
        <button
          type="button"
          className="button"
          aria-disabled={current === 0}
          aria-label={`zurück: ${title}`}
          onClick={() => turn(-1)}
        >
          zurück
        </button>
        <output className="number" translate="no">
          Bild {current + 1} von {steps.length}
        </output>
        <button
          type="button"
          className="button"
          aria-disabled={current === last}
          aria-label={`weiter: ${title}`}
          onClick={() => turn(1)}
        >
          weiter
        </button>
      </div>
    </section>
  );
}

/** Picture, class, absorption, advantages and features of a product. */
function ProductOverview({ product }: { product: Product }) {
  const { Anwendungstyp, PremiumBasis, Schweregrad, Tropfenanzahl, Vorteilskommunikation, ICONS } = product;
  const changes = dailyChanges(product);
  return (
    <div className="product-overview">
      <ProductPicture product={product} large />
      <div className="stack">
        <dl className="product-facts">
          <Fact name="Produktart">{singularLabel(Anwendungstyp)}</Fact>
          {PremiumBasis !== '-' && <Fact name="Ausführung">{PremiumBasis}</Fact>}
          {Schweregrad !== 'Kein Schweregrad' && <Fact name="Schweregrad">{Schweregrad}</Fact>}
          {changes !== null && <Fact name="Wechsel">{`${changes}-mal am Tag`}</Fact>}
        </dl>
        {Tropfenanzahl > 0 && <Drops count={Tropfenanzahl} />}
        {Vorteilskommunikation.length > 0 && (
          <section className="stack stack-s">
            <h3>Vorteile</h3>
            <ul className="advice">
              {Vorteilskommunikation.map((advantage) => (
                <li key={advantage}>{keepingUnits(advantage)}</li>
              ))}
            </ul>
          </section>
        )}
        <FeatureIcons names={ICONS} />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The features of a product as icons with labels. */
function FeatureIcons({ names }: { names: readonly string[] }) {
  const id = useId();
  const features = FEATURE_ICONS.filter(({ name }) => names.includes(name));
  if (features.length === 0) return null;
  return (
    <section className="stack stack-s">
      <h3 id={id}>Eigenschaften</h3>
      <ul className="features" aria-labelledby={id}>
        {features.map(({ name, label }) => (
          <li key={name}>
            <svg className="feature" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={FEATURE_PATHS[name]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
