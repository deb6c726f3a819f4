import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { APPLICATION_TYPES, type Product } from '#catalogue/domain';
import { useRight } from '../../session/frame-data.ts';
import { useCare } from '../care/care-data.ts';
import { useApplication } from '../documents/use-application.tsx';
import { useUnsavedQuestion } from '../leaving/unsaved-question.tsx';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { CareLevelNotice } from './care-level-notice.tsx';
import { SellingProduct } from './selling-product.tsx';
import { useCalculator } from './use-calculator.ts';
import { Wishes } from './wishes.tsx';

const KINDS = ['Hautpflege', 'Pflegehilfsmittel'] as const;

/** Skin care and care aids by type. */
export function SellingScreen() {
  const { catalogue } = useCare();
  const mayCalculate = useRight('versorg_aufr');
  const { holds, add } = useCalculator();
  const application = useApplication();
  const [added, setAdded] = useState<Product | null>(null);
  const navigate = useNavigate();
  const { ask, question } = useUnsavedQuestion(
    {
      title: 'Beratung ohne Dokument abschließen?',
      about: 'Die Angaben bleiben in diesem Browser, bis Sie eine neue Beratung beginnen oder sich abmelden.',
      stay: 'Zur Zusammenfassung',
      go: 'Trotzdem abschließen',
    },
    () => navigate('/offer'),
  );
  const finish = (event: MouseEvent) => {
    event.preventDefault();
    ask(() => navigate('/final'));
  };
  const take = (product: Product) => {
    add(product);
    setAdded(product);
  };
  return (
    <>
      <ProductSymbols />
      <CareLevelNotice onApply={application.open} />
      <p className="lead">
        Hautpflege und Pflegehilfsmittel ergänzen die Versorgung. Die Pauschale der Krankenkasse deckt sie
        nicht ab.
      </p>
      <Wishes />
      {KINDS.map((kind) => (
        <section className="stack" aria-labelledby={`selling-${kind}`} key={kind}>
          <h2 id={`selling-${kind}`}>{kind}</h2>
          {APPLICATION_TYPES[kind].map((type) => {
            const products = catalogue.filter(
              (product) => product.Inkontinenzprodukt === kind && product.Anwendungstyp === type,
            );
            return (
              products.length > 0 && (
                <div className="stack" key={type}>
                  <h3>{type}</h3>
                  <ul className="selling-products">
                    {products.map((product) => (
                      <SellingProduct
                        key={product.id}
                        product={product}
                        held={holds(product)}
                        justAdded={added === product}
                        onAdd={mayCalculate ? () => take(product) : undefined}
                      />
                    ))}
                  </ul>
                </div>
              )
            );
          })}
        </section>
      ))}
      {application.section}
      <output className="visually-hidden">
        {added && `${added.Produktbezeichnung} wurde zum Versorgungsrechner hinzugefügt.`}
      </output>
      <div className="page-actions">
        <Link className="button" to="/offer">
          zurück
        </Link>
        <Link className="button button-primary" to="/final" onClick={finish}>
          Beratung abschließen
        </Link>
      </div>
      {question}
    </>
  );
}
